import { notifyCareTeam } from '../bookings/notifications';
import { type Context } from '../context';
import { listLocationsById } from '../db/queries/locations';
import { rejectRequestLocations } from '../db/queries/request-locations';
import { lockRequest } from '../db/queries/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { describeBooking, describeEnding } from './last-change';
import { type Scope } from './scope';

const allLocations = -1;

/**
 * Rejects an open request for one location of the practice, or for all with -1; returns their names [API-059].
 * The request stays open for other practices and for its patient (D119).
 */
export async function rejectForPractice(
  context: Context,
  scope: Scope,
  { requestId, locationId, reason }: { requestId: number; locationId: number; reason: string },
): Promise<string[]> {
  if (locationId !== allLocations && !scope.locations.has(locationId)) throw errors.forbidden(texts.foreignLocation);
  const locationIds = locationId === allLocations ? [...scope.locations.keys()] : [locationId];
  const names = await context.db.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (!request) throw errors.notFound(texts.requestUnknown);
    const rejected = await rejectRequestLocations(db, requestId, locationIds, { rejectedAt: context.clock.now(), rejectReason: reason });
    const reader = { db, clock: context.clock };
    if (rejected.length === 0) {
      throw errors.notFound((await describeEnding(reader, scope, requestId, 'rejected')) ?? texts.requestUnknown);
    }
    if (request.status !== 'open') throw errors.badRequest((await describeBooking(reader, scope, requestId)) ?? texts.requestNotOpen);
    return (await listLocationsById(db, rejected)).map(({ name }) => name);
  });
  await notifyCareTeam(context, `Request #${requestId} rejected`, `${names.join(', ')}: ${reason}`, requestId);
  return names;
}
