import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type RequestListFilters } from '@scanharbor/shared-contracts/domain/request-list';
import { type TableView } from '@scanharbor/shared-ui/data-table';
import { type GridColumn } from '../grid/request-columns';
import { type RequestListName } from '../grid/use-request-page';
import { type Selection } from './selection';

/** What can be done with the selected requests of a list. */
export type BulkAction = 'assign' | 'reject' | 'export' | 'labels';

/** A list with its selection. */
export interface BulkProps {
  selection: Selection;
  actions: readonly BulkAction[];
  /** The rows on the screen. */
  rows: readonly PortalRequest[];
  /** Title of the list. */
  name: string;
  list: RequestListName;
  /** Columns of an exported file. */
  columns: readonly GridColumn<PortalRequest>[];
  view: TableView;
  fixed: RequestListFilters;
  /** Number of requests that match the view. */
  total: number;
}
