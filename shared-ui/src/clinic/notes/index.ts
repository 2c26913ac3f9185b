export { Notes } from './notes';
export { type NoteDrafts } from './note-drafts';
