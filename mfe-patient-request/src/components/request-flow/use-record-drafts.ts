import { useStore } from 'react-redux';
import { draftDropped, draftKept, type RootState } from '@scanharbor/shared-contracts';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type FlowDraft } from './flow-draft';

/**
 * All kept answers of a record, which may be open as a new request and as an edit, by either of its ids. Each draft stays its
 * owner's.
 */
export function useRecordDrafts() {
  const store = useStore<RootState>();
  const draftsOf = (progressId: number | undefined) =>
    Object.entries(store.getState().drafts).filter(
      ([, { value }]) => progressId !== undefined && (value as Partial<FlowDraft> | undefined)?.ids?.progressId === progressId,
    );
  return {
    /**
     * Drops them: of a record that was sent or given up none can be saved any more; once a step has stored its answers, those
     * of the other places (all but `except`, a draft's key) are older than what is stored.
     */
    dropAllOf: (progressId: number | undefined, except?: string) => {
      for (const [key] of draftsOf(progressId)) if (key !== except) store.dispatch(draftDropped(key));
    },
    /** Puts the way to pay that the record has by now into them; what else was typed stays. */
    payAllOf: (progressId: number, payment: StepOneValues['payment']) => {
      for (const [key, draft] of draftsOf(progressId)) {
        const value = draft.value as FlowDraft;
        store.dispatch(draftKept({ ...draft, key, value: { ...value, one: { ...value.one, payment } } }));
      }
    },
  };
}
