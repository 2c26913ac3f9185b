import { type NoteRow } from '../wire/ic-portal/rows';
import { isOn } from './flag';

/** Event type of an internal note (SC-411). */
export const noteEventType = 53;

/** An internal note of the practice on a request. */
export interface Note {
  id: number;
  text: string;
  author: string;
  /** ISO time. */
  at: string;
  /** Written by the person signed in. */
  isOwn: boolean;
}

export const readNote = (row: NoteRow): Note => ({
  id: row.ID,
  text: row.NoteText,
  author: row.Author,
  at: row.NoteDT,
  isOwn: isOn(row.IsOwn),
});
