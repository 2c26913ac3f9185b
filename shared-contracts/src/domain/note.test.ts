import { noteEventType, readNote, readNoteOutcome, readNotes, writeNote, writeNoteEdit, writeNoteOutcome, writeNotes } from './note';

const note = {
  id: 5,
  text: 'Call after 5 PM',
  author: 'Robin Hale',
  at: '2026-03-03T12:00:00Z',
  isOwn: true,
  edited: undefined,
  versions: [],
};
const edited = {
  ...note,
  isOwn: false,
  edited: { by: 'Sam Ortiz', at: '2026-03-04T12:00:00Z' },
  versions: [{ text: 'Call after 4 PM', author: 'Robin Hale', at: '2026-03-03T12:00:00Z' }],
};

it('uses the event type 53 [SC-411]', () => {
  expect(noteEventType).toBe(53);
});

it.each([
  ['own', note],
  ['edited', edited],
])('reads a note of its author as it was written: %s', (_case, value) => {
  const row = writeNote(value);
  expect(row).toMatchObject({ ID: 5, NoteText: value.text, Author: 'Robin Hale', IsOwn: value.isOwn ? 1 : 0 });
  expect(readNote(row)).toEqual(value);
});

it('reads a note of an earlier API, which has no editor and no versions', () => {
  const row = { ID: 5, NoteText: note.text, Author: note.author, NoteDT: note.at, IsOwn: 1 as const };
  expect(readNote(row)).toEqual(note);
  expect(readNote({ ...row, EditedDT: edited.edited.at })).toMatchObject({ edited: { by: '' } });
  expect(readNotes({ data: [row] })).toEqual({ notes: [note], deleted: [] });
});

it('reads the notes of a request, deleted ones included, as they were written', () => {
  const deleted = [{ id: 6, author: 'Robin Hale', deletedBy: 'Sam Ortiz', deletedAt: '2026-03-05T12:00:00Z' }];
  const row = writeNotes({ notes: [note, edited], deleted });
  expect(row.deleted).toEqual([{ ID: 6, Author: 'Robin Hale', DeletedBy: 'Sam Ortiz', DeletedDT: '2026-03-05T12:00:00Z' }]);
  expect(readNotes(row)).toEqual({ notes: [note, edited], deleted });
});

it('writes an edit with the text that it started from', () => {
  expect(writeNoteEdit({ requestId: 7, noteId: 5, text: 'new', was: 'old' })).toEqual({
    requestId: 7,
    eventId: 5,
    note: 'new',
    was: 'old',
  });
});

it('reads the outcome of a change as it was written', () => {
  const saved = { saved: true, message: '', conflict: undefined };
  const refused = { saved: false, message: 'Someone else changed this note.', conflict: { author: 'Sam Ortiz', text: 'newer' } };
  expect(writeNoteOutcome(saved, 5)).toMatchObject({ status: 'SUCCESS', data: [{ Result: 'SUCCESS', ID: 5 }] });
  expect(writeNoteOutcome(refused, 5)).toMatchObject({ status: 'ERROR', data: [{ Result: 'ERROR', ID: null }] });
  expect(readNoteOutcome(writeNoteOutcome(saved, 5))).toEqual(saved);
  expect(readNoteOutcome(writeNoteOutcome(refused, 5))).toEqual(refused);
});

it('reads an outcome as not saved unless both results say so', () => {
  expect(readNoteOutcome({ status: 'SUCCESS', data: [] })).toEqual({ saved: false, message: '', conflict: undefined });
  expect(readNoteOutcome({ status: 'ERROR', data: [{ Result: 'SUCCESS', ID: 5, MESSAGE_TEXT: '' }] }).saved).toBe(false);
  expect(readNoteOutcome({ status: 'SUCCESS', data: [{ Result: 'ERROR', ID: null, MESSAGE_TEXT: 'Gone' }] }).saved).toBe(false);
});
