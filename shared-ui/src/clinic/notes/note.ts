export interface NoteItem {
  id: string;
  text: string;
}
