import { draftDiscarded, selectDraft, draftSaved, getDraftOwner, type RootState, useAppSelector } from '@scanharbor/shared-contracts';
import { useStore } from 'react-redux';
import { emptyHandOffDraft, type HandOffDraft } from './hand-off-draft';

/** Returns the draft of an invitation, with functions that change its latest version or discard it. */
export function useHandOffDraft(invitationId: string) {
  const key = `invitation:${invitationId}`;
  const store = useStore<RootState>();
  const draft = useAppSelector((state) => selectDraft<HandOffDraft>(state, key)) ?? emptyHandOffDraft;
  const update = (change: Partial<HandOffDraft>) => {
    const state = store.getState();
    const latest = selectDraft<HandOffDraft>(state, key) ?? emptyHandOffDraft;
    store.dispatch(draftSaved({ key, owner: getDraftOwner(state), value: { ...latest, ...change } }));
  };
  return { draft, update, discard: () => void store.dispatch(draftDiscarded(key)) };
}
