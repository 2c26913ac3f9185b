import { type OpenRequest } from '../db/queries/open-requests';
import { type ListSelection } from '../db/queries/request-list';
import { type LocationRecord } from '../db/schema/practices';
import { foldText } from './fold-text';
import { dayMs } from './open-order';
import { type Scope } from './scope';

/** What leaves out rows of the open requests. */
export type OpenFilter = Pick<ListSelection, 'terms' | 'modality' | 'over24' | 'assignee' | 'ids'>;

const describePlace = ({ name, address1, city, state, zipCode }: LocationRecord) =>
  foldText(`${name}, ${address1}, ${city}, ${state} ${zipCode}`);

/** Returns whether a request is in the list with a search and filters, as `list-selection.ts` does in the database. */
export function createOpenFilter({ terms = [], modality, over24, assignee, ids }: OpenFilter, { locations }: Scope, now: Date) {
  const places = [...locations.values()]
    .filter(({ isActive }) => isActive)
    .map((location) => ({ id: location.id, text: describePlace(location) }));
  const searches = terms.map((term) => ({
    term,
    locations: new Set(places.filter(({ text }) => text.includes(term)).map(({ id }) => id)),
  }));
  const dayAgo = (now.getTime() - dayMs) * 1_000;
  const wanted = ids && new Set(ids);
  return (request: OpenRequest): boolean =>
    (modality === undefined || request.modality === modality) &&
    (!over24 || request.requestedAt < dayAgo) &&
    (assignee === undefined || request.assignee === assignee) &&
    (!wanted || wanted.has(request.id)) &&
    searches.every(({ term, locations: found }) => request.words.includes(term) || request.locations.some((id) => found.has(id)));
}
