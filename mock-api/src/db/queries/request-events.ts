import { and, desc, eq, gt, inArray, isNotNull, isNull, max, or } from 'drizzle-orm';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type Database } from '../database';
import { firstRow, insertedRow } from '../rows';
import {
  type NoteVersionRecord,
  noteVersions,
  type RequestEventRecord,
  requestEvents,
  requests,
  type UserRecord,
  users,
} from '../schema/index';

/** Event types on the wire: a note, and a request for more times. */
const eventTypes = { note: noteEventType, availability: 54 } as const;

interface NewEvent {
  requestId: number;
  text: string;
  author: { id: number; firstName: string; lastName: string };
  practiceId: number;
  at: Date;
}

/** Inserts a note or a request for more times and returns its id. */
export const insertEvent = (db: Database, type: keyof typeof eventTypes, { author, ...event }: NewEvent): Promise<{ id: number }> =>
  insertedRow(
    db
      .insert(requestEvents)
      .values({ ...event, eventTypeId: eventTypes[type], authorId: author.id, author: formatFullName(author) })
      .returning({ id: requestEvents.id }),
  );

/** Notes are internal: only the practice that wrote them reads them. */
const activeNotes = (practiceId: number) =>
  and(eq(requestEvents.eventTypeId, eventTypes.note), eq(requestEvents.isActive, true), eq(requestEvents.practiceId, practiceId));

/** Lists the notes of the practice on a request, newest first. */
export const listNotes = (db: Database, practiceId: number, requestId: number): Promise<RequestEventRecord[]> =>
  db
    .select()
    .from(requestEvents)
    .where(and(activeNotes(practiceId), eq(requestEvents.requestId, requestId)))
    .orderBy(desc(requestEvents.at), desc(requestEvents.id));

interface NoteKey {
  practiceId: number;
  requestId: number;
  eventId: number;
}

const noteWith = ({ practiceId, requestId, eventId }: NoteKey) =>
  and(activeNotes(practiceId), eq(requestEvents.id, eventId), eq(requestEvents.requestId, requestId));

/** Reads an active note of the practice and locks it until the transaction ends. */
export const lockNote = (db: Database, key: NoteKey): Promise<RequestEventRecord | undefined> =>
  firstRow(db.select().from(requestEvents).where(noteWith(key)).for('update'));

/** Replaces the text of a note and keeps the earlier one with its writer. */
export async function replaceNoteText(db: Database, note: RequestEventRecord, text: string, editor: string, at: Date): Promise<void> {
  const earlier = { text: note.text, author: note.editor ?? note.author, at: note.editedAt ?? note.at };
  await db.insert(noteVersions).values({ eventId: note.id, ...earlier });
  await db.update(requestEvents).set({ text, editor, editedAt: at }).where(eq(requestEvents.id, note.id));
}

/** Deletes a note; who deleted it and when is kept. */
export async function deactivateNote(db: Database, id: number, deletedBy: string, deletedAt: Date): Promise<void> {
  await db.update(requestEvents).set({ isActive: false, deletedBy, deletedAt }).where(eq(requestEvents.id, id));
}

/** Lists the earlier texts of notes, newest first. */
export const listNoteVersions = async (db: Database, eventIds: number[]): Promise<NoteVersionRecord[]> =>
  eventIds.length === 0
    ? []
    : db.select().from(noteVersions).where(inArray(noteVersions.eventId, eventIds)).orderBy(desc(noteVersions.at), desc(noteVersions.id));

const deletedNotes = (practiceId: number, requestId: number) =>
  and(
    eq(requestEvents.eventTypeId, eventTypes.note),
    isNotNull(requestEvents.deletedAt),
    eq(requestEvents.practiceId, practiceId),
    eq(requestEvents.requestId, requestId),
  );

/** Lists the deleted notes of the practice on a request, the last deleted first. */
export const listDeletedNotes = (db: Database, practiceId: number, requestId: number): Promise<RequestEventRecord[]> =>
  db.select().from(requestEvents).where(deletedNotes(practiceId, requestId)).orderBy(desc(requestEvents.deletedAt), desc(requestEvents.id));

/** Finds a deleted note of the practice. */
export const findDeletedNote = (db: Database, practiceId: number, requestId: number, id: number): Promise<RequestEventRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(requestEvents)
      .where(and(deletedNotes(practiceId, requestId), eq(requestEvents.id, id))),
  );

/** Requests for more times after which the patient has not offered other times. */
const openAvailability = and(
  eq(requestEvents.eventTypeId, eventTypes.availability),
  or(isNull(requests.timesChangedAt), gt(requestEvents.at, requests.timesChangedAt)),
);

/** Lists the members of practices who requested more times and still wait for them, each once. */
export const listAvailabilityRequesters = async (db: Database, requestId: number): Promise<UserRecord[]> =>
  (
    await db
      .selectDistinctOn([users.id], { user: users })
      .from(requestEvents)
      .innerJoin(requests, eq(requests.id, requestEvents.requestId))
      .innerJoin(users, and(eq(users.id, requestEvents.authorId), eq(users.practiceId, requestEvents.practiceId)))
      .where(and(eq(requestEvents.requestId, requestId), openAvailability))
      .orderBy(users.id)
  ).map(({ user }) => user);

/**
 * Returns when a center last requested more times, of the practice when one is given; null when none has, or when the patient
 * has offered other times since.
 */
export async function getAvailabilityRequestedAt(db: Database, requestId: number, practiceId?: number): Promise<Date | null> {
  const row = await firstRow(
    db
      .select({ at: max(requestEvents.at) })
      .from(requestEvents)
      .innerJoin(requests, eq(requests.id, requestEvents.requestId))
      .where(
        and(
          eq(requestEvents.requestId, requestId),
          openAvailability,
          practiceId === undefined ? undefined : eq(requestEvents.practiceId, practiceId),
        ),
      ),
  );
  return row?.at ?? null;
}
