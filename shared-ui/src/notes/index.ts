export { Notes } from './notes';
export type { Note, NoteChange, NotesProps } from './notes';
