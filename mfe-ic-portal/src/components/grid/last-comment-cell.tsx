import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalComment } from '@scanharbor/shared-contracts/domain/portal-request';
import { Text } from '@scanharbor/shared-ui/theme';
import { visuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';
import { inCompactRows, twoLines } from './row-density';

const Preview = styled(Text)`
  ${twoLines}
`;

const CommentLine = styled(Text)`
  display: block;

  ${inCompactRows(css`
    ${visuallyHidden}
  `)}
`;

/** Maximum characters of a comment in a grid (IC-014). */
const previewLength = 150;

/** Truncates a comment to 150 characters plus an ellipsis (IC-014). @internal */
export const truncateComment = (text: string) => (text.length > previewLength ? `${text.slice(0, previewLength)}…` : text);

/** The last comment of a request with its author and time (IC-014, IC-016). */
export function LastCommentCell({ comment }: { comment?: PortalComment }) {
  if (!comment)
    return (
      <Preview as="span" $color="ink2">
        {texts.grid.noComment}
      </Preview>
    );
  return (
    <>
      <Preview as="span" $size="note">
        {truncateComment(comment.text)}
      </Preview>
      <CommentLine as="span" $size="small" $color="ink2">
        {texts.grid.comment(comment.author, formatShortTime(comment.at))}
      </CommentLine>
    </>
  );
}
