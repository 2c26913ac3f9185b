import { paths } from '@scanharbor/shared-contracts';
import { type RequestListFilters, type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type SavedView, type ViewContent } from '@scanharbor/shared-contracts/domain/saved-view';
import { defaultView, type TableView, viewToParams } from '@scanharbor/shared-ui/data-table';
import { allLocations } from './use-location-param';

const listPaths: Record<RequestListKind, string> = {
  open: paths.activeRequests(),
  scheduled: paths.scheduled(),
  completed: paths.history(),
};

/** Describes what a list shows: its view, the filters of its screen, and the location of the session. */
export const toViewContent = (view: TableView, fixed: RequestListFilters, locationId: string | undefined): ViewContent => ({
  search: view.search.trim(),
  sort: view.sort,
  filters: { ...view.filters, ...fixed },
  locationId: locationId || null,
});

const describe = ({ search, sort, filters, locationId }: ViewContent) =>
  JSON.stringify([search, sort?.column, sort?.descending, locationId, Object.entries(filters).sort()]);

/** Whether a list shows what a view was saved with; `order` is the list's own. */
export const isSameContent = (shown: ViewContent, saved: ViewContent, order: ViewContent['sort']): boolean =>
  describe(shown) === describe({ ...saved, sort: saved.sort ?? order });

/**
 * Returns the URL of a view: its id for its owner, and its filters, which are all that others see. `view` is the parameter of the id.
 * 'Mine' is the assignee by name of the parameter, so that a colleague who opens it sees the own requests.
 */
export function toViewHref(
  list: RequestListKind,
  { id, search, sort, filters, locationId }: Omit<SavedView, 'name' | 'total'>,
  userId?: number,
) {
  const { age, assignee, needs, ...columns } = filters;
  const params = viewToParams({ ...defaultView, search, sort, filters: columns }, new URLSearchParams({ view: String(id) }));
  if (age) params.set('checkOver24', 'true');
  if (needs) params.set('needsReply', 'true');
  if (assignee === String(userId)) params.set('mine', 'true');
  params.set('locationId', locationId ?? allLocations);
  return `${listPaths[list]}?${params.toString()}`;
}
