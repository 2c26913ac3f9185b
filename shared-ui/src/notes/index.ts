export { type NoteChange, Notes, type NotesProps } from './notes';
export { type Note } from './note';
