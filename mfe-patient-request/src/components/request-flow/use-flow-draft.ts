import { useStore } from 'react-redux';
import { draftDropped, draftFor, draftKept, draftOwner, type RootState, useAppSelector } from '@scanharbor/shared-contracts';
import { type FlowDraft } from './flow-draft';

export interface KeptFlowDraft {
  /** Key of the draft. */
  key: string;
  draft: FlowDraft;
  /** Was anything kept yet? Until then the draft is what the flow began with. */
  isKept: boolean;
  /** The answers at this moment, also in the middle of a call. */
  latest: () => FlowDraft;
  update: (change: (draft: FlowDraft) => FlowDraft) => void;
  drop: () => void;
}

/**
 * The answers of the flow as they are kept for the person. Takes the draft's key and what to begin with.
 * `update` works on the latest answers and in the name of who is signed in at that moment, also after a call that
 * signed somebody in.
 */
export function useFlowDraft(key: string, initial: FlowDraft): KeptFlowDraft {
  const store = useStore<RootState>();
  const kept = useAppSelector((state) => draftFor<FlowDraft>(state, key));
  const latest = () => draftFor<FlowDraft>(store.getState(), key) ?? initial;
  const update = (change: (draft: FlowDraft) => FlowDraft) => {
    store.dispatch(draftKept({ key, owner: draftOwner(store.getState()), value: change(latest()) }));
  };
  return { key, draft: kept ?? initial, isKept: kept !== undefined, latest, update, drop: () => void store.dispatch(draftDropped(key)) };
}
