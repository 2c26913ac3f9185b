import { useDraft } from '@scanharbor/shared-contracts';
import { useAddNoteMutation, useDeleteNoteMutation, useEditNoteMutation, useNotesQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { type NoteTexts, Notes } from '@scanharbor/shared-ui/notes';
import { useState } from 'react';
import { CommentList } from '../../../components/comments/comment-list';
import { SectionCard } from '../../../components/section-card/section-card';
import { SideBySide } from '../../../components/side-by-side';
import { TypedBack } from '../../../components/typed/typed-back';
import { useTypedBack } from '../../../components/typed/use-typed-back';
import { texts } from '../../../texts';

/** The comments on a request, and the notes widget that writes them (IC-090 to IC-092). */
export function CommentsTab({ scan: { requestId } }: { scan: SingleScan }) {
  const { currentData: notes, isError, refetch } = useNotesQuery(requestId);
  const [add] = useAddNoteMutation();
  const [edit] = useEditNoteMutation();
  const [remove] = useDeleteNoteMutation();
  const typed = useDraft<{ texts: NoteTexts; seen: NoteTexts }>(`portal-notes-${requestId}`);
  const { isBack, discard, round } = useTypedBack(typed.value !== undefined, typed.drop);
  const [refusal, setRefusal] = useState<string>();

  /** A change that was not taken says why, and the list shows how the note stands now; what was typed stays. */
  const tell = async (change: Promise<{ saved: boolean; message: string }>) => {
    setRefusal(undefined);
    const answer = await change;
    if (!answer.saved) {
      setRefusal(answer.message);
      await refetch();
    }
    return answer;
  };
  const status = notes ? 'ready' : isError ? 'failed' : 'loading';
  return (
    <SideBySide $from={991} $columns="repeat(2, minmax(0, 1fr))">
      <SectionCard id="comments-title" title={texts.test.commentsTitle}>
        <CommentList comments={notes} failed={isError && !notes} onRetry={() => void refetch()} />
      </SectionCard>
      <SectionCard id="notes-title" title={texts.test.notesTitle}>
        <FormFailure>{refusal}</FormFailure>
        {isBack && <TypedBack onDiscard={discard} />}
        <Notes
          key={round}
          notes={(notes ?? []).map(({ id, text }) => ({ id: String(id), text }))}
          status={status}
          onAdd={(text) => tell(add({ requestId, text }).unwrap())}
          onEdit={(id, text, was) => tell(edit({ requestId, noteId: Number(id), text, was }).unwrap())}
          onDelete={(id) => tell(remove({ requestId, noteId: Number(id) }).unwrap())}
          onReload={() => refetch().unwrap()}
          texts={typed.value?.texts}
          seen={typed.value?.seen}
          onTextsChange={(words, seen) => (Object.keys(words).length > 0 ? typed.keep({ texts: words, seen }) : typed.drop())}
        />
      </SectionCard>
    </SideBySide>
  );
}
