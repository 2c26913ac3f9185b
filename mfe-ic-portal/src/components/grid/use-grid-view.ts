import { type TableView, viewFromParams, viewToParams } from '@scanharbor/shared-ui/data-table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters of one grid of a screen with several: those that begin with its prefix, without it. */
function own(params: URLSearchParams, prefix: string) {
  const entries = [...params].filter(([key]) => key.startsWith(prefix));
  return new URLSearchParams(entries.map(([key, value]) => [key.slice(prefix.length), value]));
}

/** The URL's parameters with those of one grid replaced. */
function withOwn(params: URLSearchParams, prefix: string, next: URLSearchParams) {
  const others = [...params].filter(([key]) => !key.startsWith(prefix));
  return new URLSearchParams([...others, ...[...next].map(([key, value]) => [`${prefix}${key}`, value])]);
}

/**
 * A grid's sort, search, filters and page, kept in the URL.
 * Takes the ids of its columns, and a prefix ('comments.') where a screen has two grids.
 */
export function useGridView(columns: readonly { id: string }[], prefix = '') {
  const [params, setParams] = useSearchParams();
  const view = useMemo(
    () =>
      viewFromParams(
        prefix ? own(params, prefix) : params,
        columns.map(({ id }) => id),
      ),
    [params, columns, prefix],
  );
  const change = (next: TableView) => {
    const write = (current: URLSearchParams) =>
      prefix ? withOwn(current, prefix, viewToParams(next, own(current, prefix))) : viewToParams(next, current);
    setParams(write, { replace: true, preventScrollReset: true });
  };
  return [view, change] as const;
}
