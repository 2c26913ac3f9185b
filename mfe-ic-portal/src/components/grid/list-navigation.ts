import { useSession } from '@scanharbor/shared-contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface ListOrder {
  /** Id of the user: another one must not see a URL that may contain a search for a patient. */
  owner: number | undefined;
  /** URL of the list with its sort, filters and page. */
  to: string;
  label: string;
  /** The request ids in the order shown. */
  ids: readonly number[];
}

let last: ListOrder | undefined;

/** Returns the URL of the list alone: without a request id in the path, and without parameters that open a dialog. */
function toListUrl(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['book', 'comments', 'locationId']) params.delete(name);
  const query = params.toString();
  return pathname.split('/').slice(0, 3).join('/') + (query && `?${query}`);
}

/** Records the order of a list, so that the page of one of its requests can link back to it and to the next request. */
export function useRecordListOrder(label: string, rows: readonly { requestId: number }[]): void {
  const { pathname, search } = useLocation();
  const owner = useSession().user?.id;
  useEffect(() => {
    last = { owner, to: toListUrl(pathname, search), label, ids: rows.map(({ requestId }) => requestId) };
  }, [owner, pathname, search, label, rows]);
}

interface ListNavigation extends Pick<ListOrder, 'to' | 'label'> {
  next: number | undefined;
  previous: number | undefined;
}

/** Returns the list that a request was opened from and the requests beside it there; undefined when it was opened elsewhere. */
export function useListNavigation(requestId: number): ListNavigation | undefined {
  const owner = useSession().user?.id;
  const index = last?.ids.indexOf(requestId) ?? -1;
  if (!last || last.owner !== owner || index < 0) return undefined;
  return { to: last.to, label: last.label, next: last.ids[index + 1], previous: last.ids[index - 1] };
}
