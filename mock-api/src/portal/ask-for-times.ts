import { type Context } from '../context';
import { requestEvents } from '../db/schema/index';
import { type User } from '../http/session';
import { tellCareTeam } from '../requests/announce';
import { findVisible } from './find';
import { type Scope } from './scope';

/** Event of a request for more times; notes have 53. */
export const availabilityEventType = 54;

/** Keeps what a center suggests, and hands it to the care team [API-077]. */
export async function askForTimes(context: Context, scope: Scope, author: User, requestId: number, text: string): Promise<void> {
  await findVisible(context, scope, requestId);
  await context.db.insert(requestEvents).values({
    requestId,
    eventTypeId: availabilityEventType,
    text,
    authorId: author.id,
    author: `${author.firstName} ${author.lastName}`,
    practiceId: scope.practiceId,
    at: context.clock.now(),
  });
  await tellCareTeam(context, `More times wanted for request #${requestId}`, text, requestId);
}
