import { type Dispatch } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type RequestListName } from '../grid/use-request-page';

const idsPerCall = 100;

/** Loads the requests of a list by their ids, in that order; those that have left the list are missing. Rejects with the error of a call. */
export async function loadSelected(dispatch: Dispatch, list: RequestListName, requestIds: readonly number[]): Promise<PortalRequest[]> {
  const rows = new Map<number, PortalRequest>();
  for (let start = 0; start < requestIds.length; start += idsPerCall) {
    const arg = { ids: requestIds.slice(start, start + idsPerCall).join(','), limit: idsPerCall };
    const page = await dispatch(requestsEndpoints[list].initiate(arg, { forceRefetch: true, subscribe: false })).unwrap();
    for (const row of page.rows) rows.set(row.requestId, row);
  }
  return requestIds.flatMap((id) => rows.get(id) ?? []);
}
