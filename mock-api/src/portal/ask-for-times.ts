import { and, eq, gt, isNull, max, or } from 'drizzle-orm';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { requestEvents, requests } from '../db/schema/index';
import { type User } from '../http/session';
import { tellCareTeam } from '../requests/announce';
import { findVisible } from './find';
import { type Scope } from './scope';

/** Event of a request for more times; notes have 53. */
const availabilityEventType = 54;

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

/**
 * When a center last asked for other times, of the practice given or of any; null when none has, or when the patient has
 * offered others since.
 */
export async function askedForTimesAt(db: Database, requestId: number, practiceId?: number): Promise<Date | null> {
  const [asked] = await db
    .select({ at: max(requestEvents.at) })
    .from(requestEvents)
    .innerJoin(requests, eq(requests.id, requestEvents.requestId))
    .where(
      and(
        eq(requestEvents.requestId, requestId),
        eq(requestEvents.eventTypeId, availabilityEventType),
        practiceId === undefined ? undefined : eq(requestEvents.practiceId, practiceId),
        or(isNull(requests.timesChangedAt), gt(requestEvents.at, requests.timesChangedAt)),
      ),
    );
  return asked?.at ?? null;
}
