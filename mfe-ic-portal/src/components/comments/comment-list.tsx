import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type DeletedNote, type Note, type NotesOfRequest } from '@scanharbor/shared-contracts/domain/note';
import { Disclosure } from '@scanharbor/shared-ui/disclosure';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const List = styled.ol`
  display: grid;
  gap: ${token.space12};

  li + li {
    padding-top: ${token.space12};
    border-top: 1px solid ${token.divider};
  }
`;

const CommentText = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Line = ({ children }: { children: string }) => (
  <Text $size="note" $color="ink2">
    {children}
  </Text>
);

/** A note with its author, who edited it, and the texts that it had before. */
function Comment({ comment: { text, author, at, edited, versions } }: { comment: Note }) {
  return (
    <li>
      <CommentText>{text}</CommentText>
      <Line>{texts.grid.comment(author, formatShortTime(at))}</Line>
      {edited && <Line>{texts.comments.edited(edited.by, formatShortTime(edited.at))}</Line>}
      {versions.length > 0 && (
        <Disclosure title={texts.comments.earlier(versions.length)}>
          <List>
            {versions.map((version) => (
              <li key={`${version.at} ${version.text}`}>
                <CommentText>{version.text}</CommentText>
                <Line>{texts.grid.comment(version.author, formatShortTime(version.at))}</Line>
              </li>
            ))}
          </List>
        </Disclosure>
      )}
    </li>
  );
}

function describeDeletion({ author, deletedBy, deletedAt }: DeletedNote): string {
  const time = formatShortTime(deletedAt);
  return author === deletedBy ? texts.comments.deleted(deletedBy, time) : texts.comments.deletedOf(deletedBy, author, time);
}

interface CommentListProps {
  comments: NotesOfRequest | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** All comments on a request, newest first, with author and time (IC-056); each deleted one leaves a line. */
export function CommentList({ comments, failed, onRetry }: CommentListProps) {
  if (failed) return <LoadError title={texts.comments.failed} onRetry={onRetry} level={3} />;
  if (!comments) return <Skeleton lines={3} />;
  const { notes, deleted } = comments;
  return (
    <>
      {notes.length === 0 && <Text $color="ink2">{texts.comments.none}</Text>}
      {notes.length + deleted.length > 0 && (
        <List>
          {notes.map((note) => (
            <Comment key={note.id} comment={note} />
          ))}
          {deleted.map((note) => (
            <li key={note.id}>
              <Line>{describeDeletion(note)}</Line>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
