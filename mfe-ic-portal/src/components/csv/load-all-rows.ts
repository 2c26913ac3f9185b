import { type Dispatch } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type RequestListFilters } from '@scanharbor/shared-contracts/domain/request-list';
import { type TableView } from '@scanharbor/shared-ui/data-table';
import { describeView, type RequestListName } from '../grid/use-request-page';

const pageSize = 1_000;
const maxAttempts = 5;

/**
 * Loads the rows of all pages of a view, page after page. When the list changes meanwhile, it starts again, so that no row is missing or
 * there twice. Rejects with the error of a call, or while the list does not stop changing.
 */
export async function loadAllRows(
  dispatch: Dispatch,
  list: RequestListName,
  view: TableView,
  fixed: RequestListFilters,
  attempt = 1,
): Promise<PortalRequest[]> {
  const rows: PortalRequest[] = [];
  let version: string | undefined;
  for (;;) {
    const arg = { ...describeView(view, fixed), limit: pageSize, after: rows.at(-1)?.requestId };
    const page = await dispatch(requestsEndpoints[list].initiate(arg, { forceRefetch: true, subscribe: false })).unwrap();
    version ??= page.dataVersion;
    if (page.dataVersion !== version) {
      if (attempt === maxAttempts) throw new Error('The list changes too often.');
      return loadAllRows(dispatch, list, view, fixed, attempt + 1);
    }
    rows.push(...page.rows);
    if (rows.length >= page.total || page.rows.length === 0) return rows;
  }
}
