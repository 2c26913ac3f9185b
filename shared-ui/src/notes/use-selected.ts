import { useState } from 'react';
import { type Note } from './note';
import { newNote, type NoteTexts } from './note-texts';

/**
 * The note that is changed, null while a new one is written. What waits is begun with, as soon as the notes are there: words for the
 * new note first, then those over a note. A note that is no more is no longer selected.
 */
export function useSelected(notes: readonly Note[], isReady: boolean, texts: NoteTexts) {
  const [key, setKey] = useState<string>();
  const waiting = Object.keys(texts);
  const isNote = (id: string): boolean => notes.some((note) => note.id === id);
  if (key === undefined && isReady) setKey(waiting.every(isNote) ? (waiting[0] ?? newNote) : newNote);
  return {
    selected: notes.find(({ id }) => id === key) ?? null,
    select: (note: Note): void => setKey(note.id),
    leave: (id: string): void => setKey((current) => (current === id ? newNote : current)),
  };
}
