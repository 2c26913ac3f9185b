import { useNotesQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { texts } from '../../texts';
import { CommentList } from './comment-list';

/** All comments on a request with author and time; closes by its button only (IC-055, IC-056). */
export function CommentsDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const notes = useNotesQuery(requestId);
  return (
    <Dialog
      isStatic
      title={texts.comments.title(requestId)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.comments.close}</Button>}
    >
      <CommentList comments={notes.data} failed={notes.isError} onRetry={() => void notes.refetch()} />
    </Dialog>
  );
}
