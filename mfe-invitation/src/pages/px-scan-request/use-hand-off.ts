import { draftDropped, draftFor, draftKept, draftOwner, type RootState, useAppSelector } from '@scanharbor/shared-contracts';
import { useStore } from 'react-redux';
import { emptyHandOff, type HandOffDraft } from './hand-off';

/** The answers to an invitation as they are kept in the tab; `update` works on the latest of them. */
export function useHandOff(invitationId: string) {
  const key = `invitation:${invitationId}`;
  const store = useStore<RootState>();
  const draft = useAppSelector((state) => draftFor<HandOffDraft>(state, key)) ?? emptyHandOff;
  const update = (change: Partial<HandOffDraft>) => {
    const state = store.getState();
    const latest = draftFor<HandOffDraft>(state, key) ?? emptyHandOff;
    store.dispatch(draftKept({ key, owner: draftOwner(state), value: { ...latest, ...change } }));
  };
  return { draft, update, drop: () => void store.dispatch(draftDropped(key)) };
}
