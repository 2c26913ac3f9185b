import { type TableView, viewFromParams, viewToParams } from '@scanharbor/shared-ui/data-table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A grid's sort, search, filters and page, kept in the URL. Takes the ids of its columns. */
export function useGridView(columns: readonly { id: string }[]) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => viewFromParams(params, columns.map(({ id }) => id)), [params, columns]);
  const change = (next: TableView) => {
    setParams((current) => viewToParams(next, current), { replace: true, preventScrollReset: true });
  };
  return [view, change] as const;
}
