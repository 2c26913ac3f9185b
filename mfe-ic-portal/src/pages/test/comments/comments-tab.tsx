import {
  useAddNoteMutation, useDeleteNoteMutation, useEditNoteMutation, useNotesQuery,
} from '@scanharbor/shared-contracts/api/ic-portal';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { Notes } from '@scanharbor/shared-ui/notes';
import { Heading } from '@scanharbor/shared-ui/theme';
import { CommentList } from '../../../components/comments/comment-list';
import { texts } from '../../../texts';
import { Halves } from './comments.styles';

/** A change that was not taken counts as failed (UI-065). */
async function taken(answer: Promise<{ saved: boolean }>) {
  const { saved } = await answer;
  if (!saved) throw new Error('The note was not saved');
}

/** The comments on a request, and the notes widget that writes them (IC-090 to IC-092). */
export function CommentsTab({ scan: { requestId } }: { scan: SingleScan }) {
  const { currentData: notes, isError, refetch } = useNotesQuery(requestId);
  const [add] = useAddNoteMutation();
  const [edit] = useEditNoteMutation();
  const [remove] = useDeleteNoteMutation();
  const status = notes ? 'ready' : isError ? 'failed' : 'loading';
  return (
    <Halves>
      <Card aria-labelledby="comments-title">
        <Stack>
          <Heading level={2} size="card" id="comments-title">
            {texts.test.commentsTitle}
          </Heading>
          <CommentList comments={notes} failed={isError && !notes} onRetry={() => void refetch()} />
        </Stack>
      </Card>
      <Card aria-labelledby="notes-title">
        <Stack>
          <Heading level={2} size="card" id="notes-title">
            {texts.test.notesTitle}
          </Heading>
          <Notes
            notes={(notes ?? []).map(({ id, text }) => ({ id: String(id), text }))}
            status={status}
            onAdd={(text) => taken(add({ requestId, text }).unwrap())}
            onEdit={(id, text) => taken(edit({ requestId, noteId: Number(id), text }).unwrap())}
            onDelete={(id) => taken(remove({ requestId, noteId: Number(id) }).unwrap())}
            onReload={() => refetch().unwrap()}
          />
        </Stack>
      </Card>
    </Halves>
  );
}
