import { shortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalComment } from '@scanharbor/shared-contracts/domain/portal-request';
import { Text } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Line = styled(Text)`
  display: block;
`;

/** Most characters of a comment in a grid (IC-014). */
const commentPreview = 150;

/** A comment cut to 150 characters plus an ellipsis (IC-014). */
export const cutComment = (text: string) => (text.length > commentPreview ? `${text.slice(0, commentPreview)}…` : text);

/** The last comment of a request with its author and time (IC-014, IC-016). */
export function LastComment({ comment }: { comment?: PortalComment }) {
  if (!comment)
    return (
      <Text as="span" $colour="ink3">
        {texts.grid.noComment}
      </Text>
    );
  return (
    <>
      <Text as="span" $size="note">
        {cutComment(comment.text)}
      </Text>
      <Line as="span" $size="small" $colour="ink2">
        {texts.grid.comment(comment.author, shortTime(comment.at))}
      </Line>
    </>
  );
}
