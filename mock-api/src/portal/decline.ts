import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { audit } from '../audit';
import { type Context } from '../context';
import { locations, requestLocations } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { tellCareTeam } from '../requests/announce';
import { lockRequest } from '../requests/lock';
import { texts } from '../texts';
import { type Scope } from './scope';

const allLocations = -1;

/**
 * Declines an open request for one location of the practice, or for all with -1; gives their names [API-059].
 * The request stays open for other practices and for its patient (D119).
 */
export async function decline(
  context: Context,
  scope: Scope,
  caller: SignedIn,
  { requestId, locationId, reason }: { requestId: number; locationId: number; reason: string },
): Promise<string[]> {
  if (locationId !== allLocations && !scope.locations.has(locationId)) throw errors.forbidden(texts.foreignLocation);
  const places = locationId === allLocations ? [...scope.locations.keys()] : [locationId];
  const names = await context.db.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (!request) throw errors.notFound(texts.requestUnknown);
    const declined = await db
      .update(requestLocations)
      .set({ rejectedAt: context.clock.now(), rejectReason: reason })
      .where(
        and(eq(requestLocations.requestId, requestId), inArray(requestLocations.locationId, places), isNull(requestLocations.rejectedAt)),
      )
      .returning({ id: requestLocations.locationId });
    if (declined.length === 0) throw errors.notFound(texts.requestUnknown);
    if (request.status !== 'open') throw errors.badRequest(texts.requestNotOpen);
    const ids = declined.map(({ id }) => id);
    const rows = await db.select({ name: locations.name }).from(locations).where(inArray(locations.id, ids)).orderBy(asc(locations.id));
    return rows.map(({ name }) => name);
  });
  await audit(context, caller, 'decline', requestId);
  await tellCareTeam(context, `Request #${requestId} declined`, `${names.join(', ')}: ${reason}`, requestId);
  return names;
}
