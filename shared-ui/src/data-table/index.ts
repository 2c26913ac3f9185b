export { type CellValue, type DataColumn } from './data-column';
export { DataTable, type DataTableProps } from './data-table';
export { type TableStateTexts, type TableStatus } from './table-state';
export { isNarrowed, type PageSize, plainView, type TableView, viewFromParams, viewToParams } from './table-view';
export { type DataRows, useDataRows } from './use-data-rows';
