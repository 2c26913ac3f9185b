import { useState } from 'react';
import { type NoteItem } from './note';
import { newNoteKey, type NoteDrafts } from './note-drafts';

/**
 * Returns the note in the editor, null for a new one. Once the notes are loaded, an unsaved text is selected first: that of the new
 * note, else that of a stored one. A deleted note is no longer selected.
 */
export function useSelectedNote(notes: readonly NoteItem[], isReady: boolean, texts: NoteDrafts) {
  const [key, setKey] = useState<string>();
  const unsaved = Object.keys(texts);
  const isNote = (id: string): boolean => notes.some((note) => note.id === id);
  if (key === undefined && isReady) setKey(unsaved.every(isNote) ? (unsaved[0] ?? newNoteKey) : newNoteKey);
  return {
    selected: notes.find(({ id }) => id === key) ?? null,
    select: (note: NoteItem): void => setKey(note.id),
    deselect: (id: string): void => setKey((current) => (current === id ? newNoteKey : current)),
  };
}
