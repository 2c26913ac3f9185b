import { useStore } from 'react-redux';
import { draftDropped, draftKept, type RootState, useAppSelector } from '@scanharbor/shared-contracts';
import { type FlowDraft } from './flow-draft';

/**
 * The answers of the flow as they are kept for the person. Takes the draft's key and what to begin with.
 * `update` works on the latest answers and in the name of who is signed in at that moment, also after a call that
 * signed somebody in.
 */
export function useFlowDraft(key: string, initial: FlowDraft) {
  const store = useStore<RootState>();
  const kept = useAppSelector(({ drafts }) => drafts[key]?.value) as FlowDraft | undefined;
  const latest = () => (store.getState().drafts[key]?.value as FlowDraft | undefined) ?? initial;
  const update = (change: (draft: FlowDraft) => FlowDraft) => {
    const owner = store.getState().session.user?.id;
    store.dispatch(draftKept({ key, owner, value: change(latest()) }));
  };
  return { draft: kept ?? initial, isKept: kept !== undefined, latest, update, drop: () => void store.dispatch(draftDropped(key)) };
}
