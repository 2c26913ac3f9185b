import { useSession } from '@scanharbor/shared-contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Walk {
  /** Id of the user who saw it: a list may hold a search for a patient. */
  owner: number | undefined;
  /** The list with its sort, filters and page, as it was left. */
  to: string;
  label: string;
  /** Its requests in the order in which they were shown. */
  ids: readonly number[];
}

let last: Walk | undefined;

/** The list alone: without the request that its address names, and without what that opens. */
function addressOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['book', 'comments', 'locationId']) params.delete(name);
  const query = params.toString();
  return pathname.split('/').slice(0, 3).join('/') + (query && `?${query}`);
}

/** Notes what a list shows, so that the page of one of its requests leads back to it as it was, and on to the next. */
export function useNotedWalk(label: string, rows: readonly { requestId: number }[]): void {
  const { pathname, search } = useLocation();
  const owner = useSession().user?.id;
  useEffect(() => {
    last = { owner, to: addressOf(pathname, search), label, ids: rows.map(({ requestId }) => requestId) };
  }, [owner, pathname, search, label, rows]);
}

/** The list that a request was opened from, and the request after it there; undefined when it came another way. */
export function useWalkOf(requestId: number): { to: string; label: string; next: number | undefined } | undefined {
  const owner = useSession().user?.id;
  const place = last?.ids.indexOf(requestId) ?? -1;
  return last && last.owner === owner && place >= 0 ? { to: last.to, label: last.label, next: last.ids[place + 1] } : undefined;
}
