import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/index';
import { Cluster } from '../layout/index';
import { Text, token } from '../theme/index';
import { type Note } from './note';
import { notesTexts as texts } from './notes.texts';

interface NoteListProps {
  notes: readonly Note[];
  /** Whether no notes means that there are none. */
  empty: boolean;
  onSelect: (note: Note) => void;
  onDelete: (note: Note) => void;
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

/** The notes with what can be done about each; the buttons name the note. */
export function NoteList({ notes, empty, onSelect, onDelete }: NoteListProps): ReactElement | null {
  if (notes.length === 0) return empty ? <Text $colour="ink2">{texts.none}</Text> : null;
  return (
    <ul aria-label={texts.list}>
      {notes.map((note) => (
        <Item key={note.id}>
          <Body>{note.text}</Body>
          <Cluster>
            <Button variant="link" aria-label={texts.editNote(short(note.text))} onClick={() => onSelect(note)}>
              {texts.edit}
            </Button>
            <Button variant="link" aria-label={texts.removeNote(short(note.text))} onClick={() => onDelete(note)}>
              {texts.remove}
            </Button>
          </Cluster>
        </Item>
      ))}
    </ul>
  );
}
