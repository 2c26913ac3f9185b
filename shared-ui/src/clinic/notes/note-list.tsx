import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/index';
import { Cluster } from '../../layout/index';
import { Text, token } from '../../theme/index';
import { type NoteItem } from './note';
import { type NoteDrafts } from './note-drafts';
import { notesTexts as words } from './notes.texts';

interface NoteListProps {
  notes: readonly NoteItem[];
  /** What is typed and not saved, by note. */
  texts: NoteDrafts;
  /** Whether no notes means that there are none. */
  empty: boolean;
  onSelect: (note: NoteItem) => void;
  onDelete: (note: NoteItem) => void;
}

const Item = styled.li`
  display: grid;
  gap: ${token.space4};
  padding: ${token.space12} 0;
  border-bottom: 1px solid ${token.divider};
`;

const Body = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const nameLength = 40;
const short = (text: string): string => (text.length > nameLength ? `${text.slice(0, nameLength)}…` : text);

/** The notes with what can be done about each, and which of them have words that wait; the buttons name the note. */
export function NoteList({ notes, texts, empty, onSelect, onDelete }: NoteListProps): ReactElement | null {
  if (notes.length === 0) return empty ? <Text $color="ink2">{words.none}</Text> : null;
  return (
    <ul aria-label={words.list}>
      {notes.map((note) => (
        <Item key={note.id}>
          <Body>{note.text}</Body>
          <Cluster>
            <Button variant="link" aria-label={words.editNote(short(note.text))} onClick={() => onSelect(note)}>
              {words.edit}
            </Button>
            <Button variant="link" aria-label={words.removeNote(short(note.text))} onClick={() => onDelete(note)}>
              {words.remove}
            </Button>
            {note.id in texts && (
              <Text as="span" $size="note" $color="ink2">
                {words.unsaved}
              </Text>
            )}
          </Cluster>
        </Item>
      ))}
    </ul>
  );
}
