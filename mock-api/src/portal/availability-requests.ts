import { notifyCareTeam } from '../bookings/notifications';
import { type Context } from '../context';
import { insertEvent } from '../db/queries/request-events';
import { type UserRecord } from '../db/schema/users';
import { findVisibleRequest } from './find-request';
import { type Scope } from './scope';

/** Stores a center's request for more times and notifies the care team [API-077]. */
export async function storeAvailabilityRequest(
  context: Context,
  scope: Scope,
  author: UserRecord,
  requestId: number,
  text: string,
): Promise<void> {
  await findVisibleRequest(context, scope, requestId);
  const { db, clock } = context;
  await insertEvent(db, 'availability', { requestId, text, author, practiceId: scope.practiceId, at: clock.now() });
  await notifyCareTeam(context, `More availability requested for request #${requestId}`, text, requestId);
}
