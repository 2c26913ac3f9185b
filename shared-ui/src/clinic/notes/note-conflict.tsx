import { type ReactElement, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/index';
import { Card, Cluster } from '../../layout/index';
import { Heading, Text, token } from '../../theme/index';
import { notesTexts as texts } from './notes.texts';

const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${token.space16};
  margin: ${token.space12} 0;
`;

const NoteText = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface NoteConflictProps {
  /** Who changed the note in the meantime. */
  author: string;
  mine: string;
  theirs: string;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onEdit: () => void;
}

/** Both texts of a note that another user changed during the edit, with the choices to resolve the conflict. */
export function NoteConflict({ author, mine, theirs, saving, onKeepMine, onTakeTheirs, onEdit }: NoteConflictProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="group" aria-label={texts.conflict(author)} tabIndex={-1}>
      <Card as="div" $tone="tint">
        <div role="alert">
          <Heading level={3} size="small">
            {texts.conflict(author)}
          </Heading>
        </div>
        <Texts>
          <div>
            <Text $size="note" $color="ink2">
              {texts.mine}
            </Text>
            <NoteText>{mine}</NoteText>
          </div>
          <div>
            <Text $size="note" $color="ink2">
              {texts.theirs(author)}
            </Text>
            <NoteText>{theirs}</NoteText>
          </div>
        </Texts>
        <Cluster>
          <Button variant="primary" saving={saving} onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
          <Button onClick={onTakeTheirs}>{texts.takeTheirs}</Button>
          <Button onClick={onEdit}>{texts.goOn}</Button>
        </Cluster>
      </Card>
    </div>
  );
}
