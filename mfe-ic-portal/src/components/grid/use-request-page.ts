import { useAppDispatch } from '@scanharbor/shared-contracts';
import {
  type PageArg,
  type RequestPage,
  useActivePageQuery,
  useCompletedPageQuery,
  useLivePage,
  useScheduledPageQuery,
} from '@scanharbor/shared-contracts/api/ic-portal';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type RequestListFilters, sortableColumns, writeSort } from '@scanharbor/shared-contracts/domain/request-list';
import { type TableView } from '@scanharbor/shared-ui/data-table';
import { useCallback, useEffect, useState } from 'react';
import { listPageSize } from './use-grid';

const pageQueries = { activePage: useActivePageQuery, scheduledPage: useScheduledPageQuery, completedPage: useCompletedPageQuery };

export type RequestListName = keyof typeof pageQueries;

/** The delay between the last key in the search box and the call. */
const searchDelayMs = 250;
const largestPage = 500;

/** Returns the rows of a page that a view shows. */
export const getPageSize = ({ size = listPageSize }: TableView): number => (size === 'all' ? largestPage : Math.min(size, largestPage));

/** Describes the rows of a view for the server: all of them, without the page. */
export function describeView({ sort, search, filters }: TableView, fixed: RequestListFilters) {
  return {
    sort: writeSort(sortableColumns, sort),
    search: search.trim() === '' ? undefined : search.trim(),
    filters: { ...filters, ...fixed },
  };
}

/** Returns the value, that of a search only after the typing has paused. */
function useSettledSearch(search: string): string {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), searchDelayMs);
    return () => clearTimeout(timer);
  }, [search]);
  return search === '' ? '' : settled;
}

/** Returns the call that loads a view: with one row more than the page has, which is the next request of the last one. */
function toPageArg(view: TableView, fixed: RequestListFilters, locate?: number): PageArg {
  const size = getPageSize(view);
  return { ...describeView(view, fixed), limit: size + 1, offset: (view.page - 1) * size, locate };
}

/** Returns a function that loads the page of a view before the grid shows that view. */
export function usePagePrefetch(name: RequestListName, fixed: RequestListFilters) {
  const dispatch = useAppDispatch();
  return useCallback(
    (view: TableView) => void dispatch(requestsEndpoints[name].initiate(toPageArg(view, fixed), { subscribe: false })),
    [dispatch, name, fixed],
  );
}

/** What the grid needs of the query of a page. */
export interface RequestPageQuery {
  data?: RequestPage | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  originalArgs?: { background?: boolean } | undefined;
  refetch: () => unknown;
}

/**
 * Loads the page of a list that a view shows. The rows of the page before stay until the new ones arrive; the list refreshes itself in the
 * background. `locate`: a request whose position is needed.
 */
export function useRequestPage(name: RequestListName, view: TableView, fixed: RequestListFilters, locate?: number): RequestPageQuery {
  const search = useSettledSearch(view.search);
  const page = toPageArg({ ...view, search }, fixed, locate);
  useLivePage(name, page);
  return pageQueries[name](page);
}
