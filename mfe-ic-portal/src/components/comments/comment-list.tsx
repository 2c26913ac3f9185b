import { shortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type Note } from '@scanharbor/shared-contracts/domain/note';
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

const Said = styled(Text)`
  white-space: pre-line;
`;

interface CommentListProps {
  comments: readonly Note[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Every comment of a request, newest first, with author and time (IC-056). */
export function CommentList({ comments, failed, onRetry }: CommentListProps) {
  if (failed) return <LoadError title={texts.comments.failed} onRetry={onRetry} level={3} />;
  if (!comments) return <Skeleton lines={3} />;
  if (comments.length === 0) return <Text $colour="ink2">{texts.comments.none}</Text>;
  return (
    <List>
      {comments.map(({ id, text, author, at }) => (
        <li key={id}>
          <Said>{text}</Said>
          <Text $size="note" $colour="ink2">
            {texts.grid.comment(author, shortTime(at))}
          </Text>
        </li>
      ))}
    </List>
  );
}
