import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type DeletedNote, type Note, type NoteSaved, writeNoteOutcome } from '@scanharbor/shared-contracts/domain/note';
import { type NoteOutcome } from '@scanharbor/shared-contracts/wire/ic-portal/notes';
import { type Context } from '../context';
import { type Database } from '../db/database';
import {
  deactivateNote,
  findDeletedNote,
  insertEvent,
  listDeletedNotes,
  listNotes,
  listNoteVersions,
  lockNote,
  replaceNoteText,
} from '../db/queries/request-events';
import { groupByKey } from '../db/rows';
import { type RequestEventRecord } from '../db/schema/requests';
import { type UserRecord } from '../db/schema/users';
import { HttpError } from '../http/errors';
import { texts } from '../texts';
import { findVisibleRequest } from './find-request';
import { formatInstant } from './last-change';
import { type Scope } from './scope';

/** Describes the practice's notes on a request with their earlier texts, newest first. */
export async function describeNotes(db: Database, practiceId: number, requestId: number, readerId: number): Promise<Note[]> {
  const notes = await listNotes(db, practiceId, requestId);
  const versions = await listNoteVersions(
    db,
    notes.map(({ id }) => id),
  );
  const versionsByNote = groupByKey(versions, ({ eventId }) => eventId);
  return notes.map((note) => ({
    id: note.id,
    text: note.text,
    author: note.author,
    at: note.at.toISOString(),
    isOwn: note.authorId === readerId,
    edited: note.editedAt ? { by: note.editor ?? '', at: note.editedAt.toISOString() } : undefined,
    versions: (versionsByNote.get(note.id) ?? []).map(({ text, author, at }) => ({ text, author, at: at.toISOString() })),
  }));
}

/** Describes who deleted notes of the practice on a request, the last deleted first. */
export async function describeDeletedNotes(db: Database, practiceId: number, requestId: number): Promise<DeletedNote[]> {
  const notes = await listDeletedNotes(db, practiceId, requestId);
  return notes.flatMap(({ id, author, deletedBy, deletedAt }) =>
    deletedAt ? [{ id, author, deletedBy: deletedBy ?? '', deletedAt: deletedAt.toISOString() }] : [],
  );
}

const success = (id: number): NoteOutcome => writeNoteOutcome({ saved: true, message: '', conflict: undefined }, id);

const failure = (message: string, conflict?: NoteSaved['conflict']): NoteOutcome =>
  writeNoteOutcome({ saved: false, message, conflict }, null);

/** Runs a change on a request that the practice can view; otherwise returns an error outcome instead of a 404 [API-079]. */
async function changeVisible(context: Context, scope: Scope, requestId: number, change: () => Promise<NoteOutcome>): Promise<NoteOutcome> {
  try {
    await findVisibleRequest(context, scope, requestId);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return failure(error.userMessage);
    throw error;
  }
  return change();
}

/** Adds a note of the practice [API-078]. */
export function addNote(context: Context, scope: Scope, author: UserRecord, requestId: number, text: string): Promise<NoteOutcome> {
  return changeVisible(context, scope, requestId, async () => {
    const { db, clock } = context;
    const { id } = await insertEvent(db, 'note', { requestId, text, author, practiceId: scope.practiceId, at: clock.now() });
    return success(id);
  });
}

interface NoteOfRequest {
  requestId: number;
  eventId: number;
}

/** Runs a change on an active note of the practice on that request, which stays locked until it ends. */
const changeNote = (
  context: Context,
  scope: Scope,
  { requestId, eventId }: NoteOfRequest,
  change: (db: Database, note: RequestEventRecord) => Promise<NoteOutcome>,
): Promise<NoteOutcome> =>
  changeVisible(context, scope, requestId, () =>
    context.db.transaction(async (db) => {
      const note = await lockNote(db, { practiceId: scope.practiceId, requestId, eventId });
      if (note) return change(db, note);
      const deleted = await findDeletedNote(db, scope.practiceId, requestId, eventId);
      return failure(
        deleted?.deletedBy
          ? texts.noteDeleted(deleted.deletedBy, formatInstant(deleted.deletedAt ?? deleted.at, scope, context))
          : texts.noteUnknown,
      );
    }),
  );

/**
 * Edits a note [API-078]; its author stays its author, and the earlier text is kept. With `was`, the base of the edit, only while the
 * note has that text: of two concurrent edits the later one is rejected, with the name and the text of the other.
 */
export const editNote = (
  context: Context,
  scope: Scope,
  editor: UserRecord,
  { text, was, ...key }: NoteOfRequest & { text: string; was?: string | undefined },
): Promise<NoteOutcome> =>
  changeNote(context, scope, key, async (db, note) => {
    if (was !== undefined && was !== note.text) {
      const author = note.editor ?? note.author;
      return failure(texts.noteChanged(author, formatInstant(note.editedAt ?? note.at, scope, context)), { author, text: note.text });
    }
    if (text !== note.text) await replaceNoteText(db, note, text, formatFullName(editor), context.clock.now());
    return success(note.id);
  });

/** Deletes a note; a line says who did and when [API-078]. */
export const deleteNote = (context: Context, scope: Scope, editor: UserRecord, key: NoteOfRequest): Promise<NoteOutcome> =>
  changeNote(context, scope, key, async (db, note) => {
    await deactivateNote(db, note.id, formatFullName(editor), context.clock.now());
    return success(note.id);
  });
