import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type TableView, viewFromParams, viewToParams } from './table-view';

/**
 * Stores a table's view in the URL's query. Returns the view and its setter; a change replaces the history entry.
 * `prefix` ('comments.') separates the parameters of several tables on one screen.
 */
export function useViewParams(columns: readonly { id: string }[], prefix = ''): readonly [TableView, (view: TableView) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(
    () =>
      viewFromParams(
        params,
        columns.map(({ id }) => id),
        prefix,
      ),
    [params, columns, prefix],
  );
  const change = useCallback(
    (next: TableView) => setParams((current) => viewToParams(next, current, prefix), { replace: true, preventScrollReset: true }),
    [setParams, prefix],
  );
  return [view, change];
}
