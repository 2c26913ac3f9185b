import {
  type ColumnDef,
  columnFilteringFeature,
  type ColumnFiltersState,
  constructFilterFn,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  type ReactTable,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import { type CellValue, compareValues, type DataColumn, includesTerms, toSearchTerms, toSortValue } from './data-column';
import { type PageSize, type TableView } from './table-view';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** A column that is never shown: all texts of a row, so that search terms may match in several columns. */
export const searchColumn = 'all-columns';

const toText = (value: CellValue): string => String(value ?? '');

const filterSearch = constructFilterFn({ filter: includesTerms, resolveFilterValue: toSearchTerms });
const filterText = constructFilterFn({ ...filterSearch, resolveDataValue: (value: CellValue) => toText(value).toLowerCase() });
const filterOption = constructFilterFn({ filter: (value: CellValue, option: string) => toText(value) === option });

type Definition<Row extends object> = ColumnDef<typeof features, Row>;

const toDefinitions = <Row extends object>(columns: readonly DataColumn<Row>[]): Definition<Row>[] => [
  ...columns.map<Definition<Row>>(({ id, value, filter }) => ({
    id,
    accessorFn: (row) => toSortValue(value(row)),
    sortFn: (one, other) => compareValues(one.getValue<CellValue>(id), other.getValue<CellValue>(id)),
    sortUndefined: 'last',
    filterFn: filter?.options ? filterOption : filterText,
  })),
  {
    id: searchColumn,
    accessorFn: (row) =>
      columns
        .map(({ value }) => toText(value(row)))
        .join(' ')
        .toLowerCase(),
    filterFn: filterSearch,
  },
];

const toColumnFilters = ({ search, filters }: Pick<TableView, 'search' | 'filters'>): ColumnFiltersState => [
  ...Object.entries(filters).map(([id, value]) => ({ id, value })),
  ...(search === '' ? [] : [{ id: searchColumn, value: search }]),
];

function fromColumnFilters(columnFilters: ColumnFiltersState): Pick<TableView, 'search' | 'filters'> {
  const { [searchColumn]: search = '', ...filters } = Object.fromEntries(columnFilters.map(({ id, value }) => [id, String(value)]));
  return { search, filters };
}

interface DataTableOptions<Row extends object> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Rows on a page until the view names another size; all on one page, scrolling, when omitted. */
  pageSize?: PageSize | undefined;
  /**
   * Turns on server mode: `rows` is then the page that the server returned for the view, already filtered and sorted,
   * and this is the number of rows that match on the server, 0 until the first response.
   */
  rowCount?: number | undefined;
  /**
   * Called with the view that a control will set: when a pointer goes down on it, about a tenth of a second before the click, or when
   * the keyboard focus rests on it.
   */
  onViewExpected?: ((view: TableView) => void) | undefined;
}

/** The input of a `DataTable`: the TanStack table with its columns and counts. */
export interface DataTableModel<Row extends object> {
  table: ReactTable<typeof features, Row>;
  columns: readonly DataColumn<Row>[];
  /** The filtered and sorted rows of all pages; in server mode those of the page. */
  matching: readonly Row[];
  /** Number of rows before search and filters; undefined where a server reports the matching ones only. */
  total: number | undefined;
  /** Calls `onViewExpected` with the view after a sort, or on another page (from 1). */
  expectSort: (sort: NonNullable<TableView['sort']>) => void;
  expectPage: (page: number) => void;
}

/**
 * Builds a table with sort, search, filters and pages from typed columns and a view that the caller stores, for example
 * in the URL (`useViewParams`). Keep `columns` and `rows` stable between renders.
 * In server mode nothing is filtered, sorted or sliced here: the caller requests the rows that the view describes.
 */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, rowId, view, onViewChange, pageSize = 'all', rowCount, onViewExpected } = options;
  const { sort, search, filters, size = pageSize } = view;
  const isServerSide = rowCount !== undefined;
  // The number of pages is known only after the rows are filtered. A page past the end shows the last one.
  const [lastPage, setLastPage] = useState(Infinity);
  const page = Math.min(view.page, lastPage);

  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(() => toDefinitions(columns), [columns]);
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort]);
  const columnFilters = useMemo(() => toColumnFilters({ search, filters }), [search, filters]);
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize: size === 'all' ? Infinity : size }), [page, size]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { sorting, columnFilters, pagination },
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sorting);
      onViewChange({ ...view, page: 1, sort: first ? { column: first.id, descending: first.desc } : null });
    },
    onColumnFiltersChange: (updater) => onViewChange({ ...view, page: 1, ...fromColumnFilters(functionalUpdate(updater, columnFilters)) }),
    onPaginationChange: (updater) => {
      const next = functionalUpdate(updater, pagination);
      const resized =
        next.pageSize === pagination.pageSize ? {} : { size: Number.isFinite(next.pageSize) ? next.pageSize : ('all' as const) };
      onViewChange({ ...view, ...resized, page: next.pageIndex + 1 });
    },
    autoResetPageIndex: false,
    manualFiltering: isServerSide,
    manualSorting: isServerSide,
    manualPagination: isServerSide,
    rowCount,
  });

  const pageCount = table.getPageCount() || Infinity;
  if (pageCount !== lastPage) setLastPage(pageCount);
  useEffect(() => {
    if (isServerSide && page < view.page) onViewChange({ ...view, page });
  }, [isServerSide, page, view, onViewChange]);

  const sorted = table.getPrePaginatedRowModel().rows;
  const matching = useMemo(() => sorted.map(({ original }) => original), [sorted]);
  const total = isServerSide ? (columnFilters.length > 0 ? undefined : rowCount) : rows.length;
  return {
    table,
    columns,
    matching,
    total,
    expectSort: (next) => onViewExpected?.({ ...view, page: 1, sort: next }),
    expectPage: (next) => onViewExpected?.({ ...view, page: next }),
  };
}
