export { Notes } from './notes';
export type { Note } from './note';
export type { NoteChange, NotesProps } from './notes';
