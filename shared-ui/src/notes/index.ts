export { type NoteChange, Notes, type NotesProps } from './notes';
export { type Note } from './note';
export { type NoteTexts } from './note-texts';
