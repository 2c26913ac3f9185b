import { type NoteChangeBody, type NoteOutcome, type NotesResponse } from '../wire/ic-portal/notes';
import { type DeletedNoteRow, type NoteRow } from '../wire/ic-portal/rows';
import { type Complete } from './codec';
import { isOn, toFlag } from './flag';

/** Event type of an internal note (SC-411). */
export const noteEventType = 53;

/** A text that a note had before it was edited. */
interface NoteVersion {
  text: string;
  /** Who wrote this text. */
  author: string;
  /** ISO time. */
  at: string;
}

/** An internal note of the practice on a request. Edits do not change its author. */
export interface Note {
  id: number;
  text: string;
  author: string;
  /** ISO time. */
  at: string;
  /** True when the signed-in user wrote it. */
  isOwn: boolean;
  /** Who wrote the present text, and when (ISO time); absent before the first edit. */
  edited: { by: string; at: string } | undefined;
  /** The earlier texts, newest first. */
  versions: NoteVersion[];
}

export const readNote = (row: NoteRow): Complete<Note> => ({
  id: row.ID,
  text: row.NoteText,
  author: row.Author,
  at: row.NoteDT,
  isOwn: isOn(row.IsOwn),
  edited: row.EditedDT ? { by: row.EditedBy ?? '', at: row.EditedDT } : undefined,
  versions: (row.Versions ?? []).map(({ NoteText, Author, NoteDT }) => ({ text: NoteText, author: Author, at: NoteDT })),
});

export const writeNote = (note: Note): Complete<NoteRow> => ({
  ID: note.id,
  NoteText: note.text,
  Author: note.author,
  NoteDT: note.at,
  IsOwn: toFlag(note.isOwn),
  EditedBy: note.edited?.by ?? '',
  EditedDT: note.edited?.at ?? null,
  Versions: note.versions.map(({ text, author, at }) => ({ NoteText: text, Author: author, NoteDT: at })),
});

/** What is left of a deleted note. */
export interface DeletedNote {
  id: number;
  author: string;
  deletedBy: string;
  /** ISO time. */
  deletedAt: string;
}

const readDeletedNote = (row: DeletedNoteRow): Complete<DeletedNote> => ({
  id: row.ID,
  author: row.Author,
  deletedBy: row.DeletedBy,
  deletedAt: row.DeletedDT,
});

const writeDeletedNote = (note: DeletedNote): Complete<DeletedNoteRow> => ({
  ID: note.id,
  Author: note.author,
  DeletedBy: note.deletedBy,
  DeletedDT: note.deletedAt,
});

/** The notes of the practice on a request, and what is left of the deleted ones; newest first. */
export interface NotesOfRequest {
  notes: Note[];
  deleted: DeletedNote[];
}

export const readNotes = ({ data, deleted = [] }: NotesResponse): Complete<NotesOfRequest> => ({
  notes: data.map(readNote),
  deleted: deleted.map(readDeletedNote),
});

export const writeNotes = ({ notes, deleted }: NotesOfRequest): Complete<NotesResponse> => ({
  data: notes.map(writeNote),
  deleted: deleted.map(writeDeletedNote),
});

/** A change of a note; `was` is the text that the edit started from. */
export interface NoteEdit {
  requestId: number;
  noteId: number;
  text: string;
  was?: string | undefined;
}

export const writeNoteEdit = ({ requestId, noteId, text, was }: NoteEdit): Complete<NoteChangeBody> => ({
  requestId,
  eventId: noteId,
  note: text,
  was,
});

/** The answer to a change of a note. `conflict`: who changed it in the meantime, and what it says now. */
export interface NoteSaved {
  saved: boolean;
  /** Why it was not saved: the note or the request no longer exists, or another user changed the note. */
  message: string;
  conflict: { author: string; text: string } | undefined;
}

const success = 'SUCCESS';

export const readNoteOutcome = ({ status, data: [row] }: NoteOutcome): Complete<NoteSaved> => ({
  saved: status === success && row?.Result === success,
  message: row?.MESSAGE_TEXT ?? '',
  conflict: row?.Conflict && { author: row.Conflict.Author, text: row.Conflict.NoteText },
});

export function writeNoteOutcome({ saved, message, conflict }: NoteSaved, id: number | null): Complete<NoteOutcome> {
  const result = saved ? success : 'ERROR';
  const reported = conflict && { Author: conflict.author, NoteText: conflict.text };
  return { status: result, data: [{ Result: result, ID: saved ? id : null, MESSAGE_TEXT: message, Conflict: reported }] };
}
