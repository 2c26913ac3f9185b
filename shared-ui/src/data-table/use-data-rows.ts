import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type CellValue, compareValues, type DataColumn, holdsWords, sortValue } from './data-column';
import { type PageSize, type TableView } from './table-view';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** A column that is never shown: all texts of a row, so that a search may find its words in several columns. */
const searchColumn = 'all-columns';

type Definition<Row extends object> = ColumnDef<typeof features, Row>;

const definitionsOf = <Row extends object>(columns: readonly DataColumn<Row>[]): Definition<Row>[] => [
  ...columns.map<Definition<Row>>(({ id, value, filter }) => ({
    id,
    accessorFn: (row) => sortValue(value(row)),
    sortFn: (one, other) => compareValues(one.getValue<CellValue>(id), other.getValue<CellValue>(id)),
    sortUndefined: 'last',
    filterFn: (row, column, wanted: string) => {
      const text = String(row.getValue<CellValue>(column) ?? '');
      return filter?.options ? text === wanted : holdsWords(text, wanted);
    },
  })),
  {
    id: searchColumn,
    accessorFn: (row) => columns.map(({ value }) => String(value(row) ?? '')).join(' '),
    filterFn: (row, column, wanted: string) => holdsWords(String(row.getValue<CellValue>(column)), wanted),
  },
];

const filtersOf = (search: string, filters: TableView['filters']): { id: string; value: string }[] => [
  ...Object.entries(filters).map(([id, value]) => ({ id, value })),
  ...(search.trim() === '' ? [] : [{ id: searchColumn, value: search.trim() }]),
];

export interface DataRows<Row> {
  /** The rows of the page in view, filtered and in order. */
  rows: Row[];
  /** The rows of all pages, filtered and in order. */
  matching: Row[];
  pages: number;
  /** The page in view, from 1: the last one when the view asks for a later one. */
  page: number;
  /** Most rows on a page. */
  perPage: number;
}

/** The rows that a view shows; `pageSize` holds until the view names another, and without either there is one page. */
export function useDataRows<Row extends object>(
  data: readonly Row[],
  columns: readonly DataColumn<Row>[],
  view: TableView,
  pageSize: PageSize = 'all',
): DataRows<Row> {
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const rows = useMemo(() => [...data], [data]);
  const { sort, search, filters } = view;
  const state = useMemo(() => {
    const known = new Set([searchColumn, ...columns.map(({ id }) => id)]);
    return {
      columnFilters: filtersOf(search, filters).filter(({ id }) => known.has(id)),
      sorting: sort && known.has(sort.column) ? [{ id: sort.column, desc: sort.descending }] : [],
    };
  }, [columns, sort, search, filters]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state,
  });
  const sorted = table.getSortedRowModel().rows;
  const { size = pageSize, page: wanted } = view;
  return useMemo(() => {
    const matching = sorted.map((row) => row.original);
    const perPage = size === 'all' ? Math.max(1, matching.length) : size;
    const pages = Math.max(1, Math.ceil(matching.length / perPage));
    const page = Math.min(wanted, pages);
    return { rows: matching.slice((page - 1) * perPage, page * perPage), matching, pages, page, perPage };
  }, [sorted, size, wanted]);
}
