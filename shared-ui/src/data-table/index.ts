export type { CellValue, DataColumn } from './data-column';
export { DataTable } from './data-table';
export type { DataTableProps } from './data-table';
export type { TableStateTexts, TableStatus } from './table-state';
export { isNarrowed, plainView, viewFromParams, viewToParams } from './table-view';
export type { PageSize, TableView } from './table-view';
export { useDataRows } from './use-data-rows';
export type { DataRows } from './use-data-rows';
