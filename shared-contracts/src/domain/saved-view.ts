import { type RequestListFilters, readListFilters, readSort, sortableColumns } from './request-list';
import { type SavedViewRow } from '../wire/ic-portal/views';

/** What a view shows of its list. */
export interface ViewContent {
  search: string;
  sort: { column: string; descending: boolean } | null;
  filters: RequestListFilters;
  /** Null for all locations. */
  locationId: string | null;
}

/** A view of a list that the user saved, with the number of its requests. */
export interface SavedView extends ViewContent {
  id: number;
  name: string;
  total: number;
}

/** Reads a view. An order by a column that does not exist anymore is the list's own; filters that are unknown are left out. */
export function readSavedView({ id, name, search, sort, filter, locationId, total }: SavedViewRow): SavedView {
  const order = sort === null ? null : readSort<string>(sort);
  return {
    id,
    name,
    search,
    sort: order && sortableColumns.some((column) => column === order.column) ? order : null,
    filters: readListFilters(filter) ?? {},
    locationId: locationId === null ? null : String(locationId),
    total,
  };
}
