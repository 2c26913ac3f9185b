import { type DataColumn, type DataTableModel, useDataTable, useViewParams } from '@scanharbor/shared-ui/data-table';

/** Rows on a page of a list. */
export const listPageSize = 25;

interface GridOptions<Row> {
  columns: readonly DataColumn<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
}

const none: readonly never[] = [];

/** Builds a grid whose sort, search, filters and page are in the URL. Keep `columns` and `rows` stable between renders. */
export function useGrid<Row extends object>(options: GridOptions<Row>): DataTableModel<Row> {
  const { columns, rows = none, rowId } = options;
  const [view, onViewChange] = useViewParams(columns);
  return useDataTable({ columns, rows, rowId: (row) => String(rowId(row)), view, onViewChange, pageSize: listPageSize });
}
