import { type DataColumn, type DataTableProps, useDataRows } from '@scanharbor/shared-ui/data-table';
import { useGridView } from './use-grid-view';

/** The rows of a grid as the person asked for them. */
export type Grid<Row extends object> = Required<
  Pick<DataTableProps<Row>, 'columns' | 'rows' | 'view' | 'onViewChange' | 'pageSize' | 'prepared'>
>;

/** Rows on a page of a list. */
export const listPage = 25;

interface GridOptions {
  /** Rows on a page; 25 when left out. */
  pageSize?: number;
  /** What its parameters in the URL begin with, where a screen has two grids: 'comments.'. */
  prefix?: string;
}

const none: readonly never[] = [];

/** Sorts, searches and pages rows; what the person asked for is kept in the URL. Keep `columns` and `rows` stable between renders. */
export function useGrid<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[] = none,
  { pageSize = listPage, prefix }: GridOptions = {},
): Grid<Row> {
  const [view, onViewChange] = useGridView(columns, prefix);
  const prepared = useDataRows(rows, columns, view, pageSize);
  return { columns, rows, view, onViewChange, pageSize, prepared };
}
