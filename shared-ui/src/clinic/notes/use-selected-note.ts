import { useState } from 'react';
import { type NoteItem } from './note';
import { newNoteKey, type NoteDrafts } from './note-drafts';

/**
 * The note that is changed, null while a new one is written. What waits is begun with, as soon as the notes are there: words for the
 * new note first, then those over a note. A note that is no more is no longer selected.
 */
export function useSelectedNote(notes: readonly NoteItem[], isReady: boolean, texts: NoteDrafts) {
  const [key, setKey] = useState<string>();
  const waiting = Object.keys(texts);
  const isNote = (id: string): boolean => notes.some((note) => note.id === id);
  if (key === undefined && isReady) setKey(waiting.every(isNote) ? (waiting[0] ?? newNoteKey) : newNoteKey);
  return {
    selected: notes.find(({ id }) => id === key) ?? null,
    select: (note: NoteItem): void => setKey(note.id),
    leave: (id: string): void => setKey((current) => (current === id ? newNoteKey : current)),
  };
}
