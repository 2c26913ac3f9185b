export { Notes } from './notes';
export type { Note, NotesProps } from './notes';
