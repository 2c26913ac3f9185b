import { useAppDispatch } from '@scanharbor/shared-contracts';
import { useVisiblePolling } from '@scanharbor/shared-contracts/api/ic-portal';
import { useSavedViewsQuery, viewsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/views';
import { type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type SavedView } from '@scanharbor/shared-contracts/domain/saved-view';
import { useSearchParams } from 'react-router-dom';

const none: readonly SavedView[] = [];

/** Returns the views of a list that the user saved, refreshed in the background, and the one that the URL names, if it is one of them. */
export function useOwnViews(list: RequestListKind) {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const { data: views = none } = useSavedViewsQuery({ list });
  const { initiate } = viewsEndpoints.savedViews;
  useVisiblePolling(() => dispatch(initiate({ list, background: true }, { forceRefetch: true, subscribe: false })));
  return { views, own: views.find(({ id }) => String(id) === params.get('view')) };
}
