import { notifyCareTeam } from '../bookings/notifications';
import { type Context } from '../context';
import { listLocationsById } from '../db/queries/locations';
import { clearRecentRejections, findRejection } from '../db/queries/request-locations';
import { lockRequest } from '../db/queries/requests';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { describeBooking, findLastChange, rejectingCalls } from './last-change';
import { type Scope } from './scope';

/** Longer than the minute that is offered: to reject a list of ten thousand requests takes a while itself, and so does taking it back. */
const undoMs = 30 * 60_000;

/**
 * Takes back a rejection that the caller made a moment ago: the request is open to the locations again. The patient has not been notified
 * of it; the care team has, and gets another email. 404 without a rejection of the practice, 409 for a colleague's and for an older one,
 * 400 when another practice has booked the request.
 */
export async function undoRejection(context: Context, scope: Scope, caller: SignedIn, requestId: number): Promise<void> {
  const now = context.clock.now();
  const names = await context.db.transaction(async (db) => {
    const reader = { db, clock: context.clock };
    const request = await lockRequest(db, requestId);
    const last = await findLastChange(reader, scope, requestId, rejectingCalls);
    if (!request || !last) throw errors.notFound(texts.requestUnknown);
    if (last.userId !== caller.user.id) throw errors.conflict(texts.rejectedBy(last.name, last.time));
    if (request.status !== 'open') throw errors.badRequest((await describeBooking(reader, scope, requestId)) ?? texts.requestNotOpen);
    const locationIds = [...scope.locations.keys()];
    // What a colleague rejected for one of the locations before stays rejected.
    const after = new Date(Math.max(now.getTime() - undoMs, last.othersUntil?.getTime() ?? 0));
    const restored = await clearRecentRejections(db, requestId, locationIds, after);
    // The response to the first call may have been lost.
    if (restored.length === 0 && (await findRejection(db, requestId, locationIds)) !== undefined)
      throw errors.conflict(texts.rejectionFinal);
    return (await listLocationsById(db, restored)).map(({ name }) => name);
  });
  if (names.length === 0) return;
  await notifyCareTeam(context, `Rejection of request #${requestId} taken back`, `${names.join(', ')} can be booked again.`, requestId);
}
