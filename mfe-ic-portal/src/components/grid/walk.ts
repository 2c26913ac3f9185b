import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Walk {
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
  useEffect(() => {
    last = { to: addressOf(pathname, search), label, ids: rows.map(({ requestId }) => requestId) };
  }, [pathname, search, label, rows]);
}

/** The list that a request was opened from, and the request after it there; undefined when it came another way. */
export function walkOf(requestId: number): { to: string; label: string; next: number | undefined } | undefined {
  const place = last?.ids.indexOf(requestId) ?? -1;
  return last && place >= 0 ? { to: last.to, label: last.label, next: last.ids[place + 1] } : undefined;
}
