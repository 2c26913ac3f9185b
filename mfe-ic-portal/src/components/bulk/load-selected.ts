import { type Dispatch } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { printMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type RequestListFilters } from '@scanharbor/shared-contracts/domain/request-list';
import { type TableView } from '@scanharbor/shared-ui/data-table';
import { loadAllRows } from '../csv/load-all-rows';
import { type RequestListName } from '../grid/use-request-page';

const idsPerCall = 100;

/** What the list shows: the selection is a part of it. */
interface ShownRows {
  view: TableView;
  fixed: RequestListFilters;
}

/**
 * Loads the rows of a list by their ids, in that order; those that have left the list are missing. A large selection is read with the rows
 * that the list shows, in far fewer calls. Rejects with the error of a call.
 */
export async function loadSelected(
  dispatch: Dispatch,
  list: RequestListName,
  requestIds: readonly number[],
  shown?: ShownRows,
): Promise<PortalRequest[]> {
  const rows = new Map<number, PortalRequest>();
  if (shown && requestIds.length > printMaximum) {
    for (const row of await loadAllRows(dispatch, list, shown.view, shown.fixed)) rows.set(row.requestId, row);
  } else {
    for (let start = 0; start < requestIds.length; start += idsPerCall) {
      const arg = { ids: requestIds.slice(start, start + idsPerCall).join(','), limit: idsPerCall };
      const page = await dispatch(requestsEndpoints[list].initiate(arg, { forceRefetch: true, subscribe: false })).unwrap();
      for (const row of page.rows) rows.set(row.requestId, row);
    }
  }
  return requestIds.flatMap((id) => rows.get(id) ?? []);
}
