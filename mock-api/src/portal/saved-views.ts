import { maxViews, readListFilters, type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type SavedViewContent, type SavedViewRow } from '@scanharbor/shared-contracts/wire/ic-portal/views';
import { requireOwnSession } from '../accounts/password-proof';
import { type Context } from '../context';
import { isDuplicate } from '../db/error-codes';
import { deleteSavedView, insertSavedView, listSavedViews, updateSavedView, type ViewOwner } from '../db/queries/saved-views';
import { lockUser } from '../db/queries/users';
import { type SavedViewRecord } from '../db/schema/views';
import { pickDefined } from '../db/rows';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { countRequests } from './request-list';
import { requirePractice, type Scope } from './scope';

const toOwner = (caller: SignedIn): ViewOwner => ({ userId: caller.user.id, practiceId: requirePractice(caller) });

/** The scope of a view: its location, or all of them; also when the practice has the location no longer. */
const toViewScope = (scope: Scope, { locationId }: SavedViewRecord): Scope => ({
  ...scope,
  listed: locationId !== null && scope.locations.has(locationId) ? [locationId] : [...scope.locations.keys()],
});

/** Lists the own views of a list with the number of requests in each. A filter that is unknown by now is left out, as on the screen. */
export async function describeSavedViews(context: Context, scope: Scope, caller: SignedIn, list: RequestListKind): Promise<SavedViewRow[]> {
  const views = await listSavedViews(context.db, toOwner(caller), list);
  const describe = async (view: SavedViewRecord): Promise<SavedViewRow> => {
    const { id, name, search, sort, filter, locationId } = view;
    const known = readListFilters(filter) ? filter : '';
    const total = await countRequests(context, toViewScope(scope, view), list, { search, filter: known });
    return { id, name, search, sort, filter, locationId, total };
  };
  return Promise.all(views.map(describe));
}

/** Throws 400 for a filter that no list has, and 403 for a location of another practice. */
function requireValid({ filter, locationId }: SavedViewContent, { locations }: Scope): void {
  if (!readListFilters(filter)) throw errors.badRequest();
  if (locationId !== null && !locations.has(locationId)) throw errors.forbidden(texts.foreignLocation);
}

/** Runs a change; a name that another view of the list has is a conflict. */
async function refuseTakenName<Result>({ db }: Context, change: (context: Pick<Context, 'db'>) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction((inner) => change({ db: inner }));
  } catch (cause) {
    if (isDuplicate(cause)) throw errors.conflict(texts.viewNameTaken);
    throw cause;
  }
}

interface NewView {
  list: RequestListKind;
  name: string;
  content: SavedViewContent;
}

const isSame = (stored: SavedViewRecord, { search, sort, filter, locationId }: SavedViewContent) =>
  stored.search === search && stored.sort === sort && stored.filter === filter && stored.locationId === locationId;

/**
 * Saves a view of a list for the caller and returns its id. 400 beyond the limit of views, 409 for a name that is taken. The same view
 * again is the stored one: the response to the first call may have been lost.
 */
export function saveView(context: Context, scope: Scope, caller: SignedIn, { list, name, content }: NewView): Promise<number> {
  requireOwnSession(caller, texts.switchedViews);
  requireValid(content, scope);
  const owner = toOwner(caller);
  return refuseTakenName(context, async ({ db }) => {
    // Two tabs that save at the same time count one after the other.
    await lockUser(db, owner.userId);
    const views = await listSavedViews(db, owner, list);
    const known = views.find((view) => view.name === name && isSame(view, content));
    if (known) return known.id;
    if (views.length >= maxViews) throw errors.badRequest(texts.tooManyViews(maxViews));
    return insertSavedView(db, { ...owner, ...content, list, name, createdAt: context.clock.now() });
  });
}

/** Changes the name or content of an own view. 404 for a deleted one, 409 for a name that is taken. */
export async function changeView(
  context: Context,
  scope: Scope,
  caller: SignedIn,
  id: number,
  { name, content }: { name?: string | undefined; content?: SavedViewContent | undefined },
): Promise<void> {
  requireOwnSession(caller, texts.switchedViews);
  if (content) requireValid(content, scope);
  const values = pickDefined({ name, ...content });
  if (Object.keys(values).length === 0) throw errors.badRequest();
  const isChanged = await refuseTakenName(context, ({ db }) => updateSavedView(db, toOwner(caller), id, values));
  if (!isChanged) throw errors.notFound(texts.viewUnknown);
}

/** Deletes an own view. */
export async function removeView({ db }: Context, caller: SignedIn, id: number): Promise<void> {
  requireOwnSession(caller, texts.switchedViews);
  await deleteSavedView(db, toOwner(caller), id);
}
