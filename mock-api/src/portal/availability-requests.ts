import { notifyCareTeam } from '../bookings/notifications';
import { type Context } from '../context';
import { insertEvent } from '../db/queries/request-events';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { findVisibleRequest } from './find-request';
import { describeBooking } from './last-change';
import { type Scope } from './scope';

/** Stores a center's request for more times and notifies the care team; 409 once the request is booked [API-077]. */
export async function storeAvailabilityRequest(
  context: Context,
  scope: Scope,
  author: UserRecord,
  requestId: number,
  text: string,
): Promise<void> {
  const { db, clock } = context;
  const { appointment } = await findVisibleRequest(context, scope, requestId);
  if (appointment) throw errors.conflict((await describeBooking(context, scope, requestId)) ?? texts.requestNotOpen);
  await insertEvent(db, 'availability', { requestId, text, author, practiceId: scope.practiceId, at: clock.now() });
  await notifyCareTeam(context, `More availability requested for request #${requestId}`, text, requestId);
}
