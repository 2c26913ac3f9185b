import { useDraft } from '@scanharbor/shared-contracts';
import { useAddNoteMutation, useDeleteNoteMutation, useEditNoteMutation, useNotesQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { type NoteSaved } from '@scanharbor/shared-contracts/domain/note';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { type NoteDrafts, Notes } from '@scanharbor/shared-ui/clinic/notes';
import { useState } from 'react';
import { CommentList } from '../../../components/comments/comment-list';
import { SectionCard } from '../../../components/section-card/section-card';
import { SideBySide } from '../../../components/side-by-side';
import { useRestoredDraft } from '../../../components/form-draft/draft-restored-status';
import { texts } from '../../../texts';

/** The comments on a request, and the notes widget to edit them (IC-090 to IC-092). */
export function CommentsTab({ scan: { requestId } }: { scan: SingleScan }) {
  const { currentData, isError, refetch } = useNotesQuery(requestId);
  const notes = currentData?.notes;
  const [add] = useAddNoteMutation();
  const [edit] = useEditNoteMutation();
  const [remove] = useDeleteNoteMutation();
  const draft = useDraft<{ texts: NoteDrafts; bases: NoteDrafts }>(`portal-notes-${requestId}`);
  const { formKey, status: draftStatus } = useRestoredDraft(draft.value !== undefined, draft.discard);
  const [refusal, setRefusal] = useState<string>();

  /** Shows why a change was rejected, and reloads the note; the input stays. */
  const reportRefusal = async (change: Promise<NoteSaved>) => {
    setRefusal(undefined);
    const result = await change;
    if (!result.saved) {
      if (!result.conflict) setRefusal(result.message);
      await refetch();
    }
    return result;
  };
  const status = notes ? 'ready' : isError ? 'failed' : 'loading';
  return (
    <SideBySide $from={991} $columns="repeat(2, minmax(0, 1fr))">
      <SectionCard id="comments-title" title={texts.test.commentsTitle}>
        <CommentList comments={currentData} failed={isError && !notes} onRetry={() => void refetch()} />
      </SectionCard>
      <SectionCard id="notes-title" title={texts.test.notesTitle}>
        <FormFailure>{refusal}</FormFailure>
        {draftStatus}
        <Notes
          key={formKey}
          notes={(notes ?? []).map(({ id, text }) => ({ id: String(id), text }))}
          status={status}
          onAdd={(text) => reportRefusal(add({ requestId, text }).unwrap())}
          onEdit={(id, text, was) => reportRefusal(edit({ requestId, noteId: Number(id), text, was }).unwrap())}
          onDelete={(id) => reportRefusal(remove({ requestId, noteId: Number(id) }).unwrap())}
          onReload={() => refetch().unwrap()}
          texts={draft.value?.texts}
          bases={draft.value?.bases}
          onTextsChange={(drafts, bases) => (Object.keys(drafts).length > 0 ? draft.save({ texts: drafts, bases }) : draft.discard())}
        />
      </SectionCard>
    </SideBySide>
  );
}
