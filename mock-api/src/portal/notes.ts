import { and, eq } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type NoteOutcome } from '@scanharbor/shared-contracts/wire/ic-portal/notes';
import { type Context } from '../context';
import { requestEvents } from '../db/schema/index';
import { ApiError } from '../http/errors';
import { type User } from '../http/session';
import { texts } from '../texts';
import { findVisible } from './find';
import { type Scope } from './scope';

const kept = (id: number): NoteOutcome => ({ status: 'SUCCESS', data: [{ Result: 'SUCCESS', ID: id, MESSAGE_TEXT: '' }] });

const missing = (message: string): NoteOutcome => ({
  status: 'ERROR',
  data: [{ Result: 'ERROR', ID: null, MESSAGE_TEXT: message }],
});

/** A request that the practice may not see is told as an outcome, not as a failure [API-079]. */
async function onVisible(context: Context, scope: Scope, requestId: number, change: () => Promise<NoteOutcome>): Promise<NoteOutcome> {
  try {
    await findVisible(context, scope, requestId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return missing(error.userMessage);
    throw error;
  }
  return change();
}

/** Adds a note of the practice [API-078]. */
export function addNote(context: Context, scope: Scope, author: User, requestId: number, text: string): Promise<NoteOutcome> {
  return onVisible(context, scope, requestId, async () => {
    const [row] = await context.db
      .insert(requestEvents)
      .values({
        requestId,
        eventTypeId: noteEventType,
        text,
        authorId: author.id,
        author: `${author.firstName} ${author.lastName}`,
        practiceId: scope.practiceId,
        at: context.clock.now(),
      })
      .returning({ id: requestEvents.id });
    return row ? kept(row.id) : missing(texts.unexpected);
  });
}

/**
 * Changes or takes away an active note of the own practice on that request [API-078].
 * With `was` only while the note still says that: of two who write at once the later one is told.
 */
export function changeNote(
  context: Context,
  scope: Scope,
  place: { requestId: number; eventId: number; was?: string | undefined },
  change: { text: string } | { isActive: false },
): Promise<NoteOutcome> {
  return onVisible(context, scope, place.requestId, async () => {
    const { db } = context;
    const note = and(
      eq(requestEvents.id, place.eventId),
      eq(requestEvents.requestId, place.requestId),
      eq(requestEvents.eventTypeId, noteEventType),
      eq(requestEvents.practiceId, scope.practiceId),
      eq(requestEvents.isActive, true),
    );
    const unchanged = place.was === undefined ? note : and(note, eq(requestEvents.text, place.was));
    const [row] = await db.update(requestEvents).set(change).where(unchanged).returning({ id: requestEvents.id });
    if (row) return kept(row.id);
    const [changed] = await db.select({ id: requestEvents.id }).from(requestEvents).where(note);
    return missing(changed ? texts.noteChanged : texts.noteUnknown);
  });
}
