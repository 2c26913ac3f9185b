import { draftDropped, draftKept, type RootState, useAppSelector } from '@scanharbor/shared-contracts';
import { useStore } from 'react-redux';
import { emptyHandOff, type HandOffDraft } from './hand-off';

/** The answers to an invitation as they are kept in the tab; `update` works on the latest of them. */
export function useHandOff(invitationId: string) {
  const key = `invitation:${invitationId}`;
  const store = useStore<RootState>();
  const draft = useAppSelector(({ drafts }) => drafts[key]?.value as HandOffDraft | undefined) ?? emptyHandOff;
  const update = (change: Partial<HandOffDraft>) => {
    const { drafts, session } = store.getState();
    const latest = (drafts[key]?.value as HandOffDraft | undefined) ?? emptyHandOff;
    store.dispatch(draftKept({ key, owner: session.user?.id, value: { ...latest, ...change } }));
  };
  return { draft, update, drop: () => void store.dispatch(draftDropped(key)) };
}
