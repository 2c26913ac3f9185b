export { type DataColumn } from './data-column';
export { DataTable, type DataTableProps } from './data-table';
export { RowLink } from './row-link';
export { type DataTableModel, useDataTable } from './use-data-table';
export { useViewParams } from './use-view-params';
export { defaultView, type TableView, viewToParams } from './table-view';
