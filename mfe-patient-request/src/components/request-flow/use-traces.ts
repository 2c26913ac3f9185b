import { clearCached, requestInProgress, useAppDispatch } from '@scanharbor/shared-contracts';
import { chosenDoctor } from '@scanharbor/shared-contracts/domain/chosen-doctor';
import { clickOrigin } from '@scanharbor/shared-contracts/domain/click-origin';
import { storedSelections } from '@scanharbor/shared-contracts/domain/stored-selections';
import { type KeptFlowDraft } from './use-flow-draft';
import { useRecordDrafts } from './use-record-drafts';

/** Clears what only served to get to a request, once the record of this id was sent (PR-140, PR-142). */
export function useTraces({ drop }: KeptFlowDraft) {
  const dispatch = useAppDispatch();
  const { dropAllOf } = useRecordDrafts();
  return {
    clearTraces: (progressId: number | undefined) => {
      drop();
      dropAllOf(progressId);
      requestInProgress.clear();
      clickOrigin.clear();
      chosenDoctor.clear();
      storedSelections.clear();
      dispatch(clearCached('tests'));
    },
  };
}
