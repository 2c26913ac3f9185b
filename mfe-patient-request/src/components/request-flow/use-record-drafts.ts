import { useStore } from 'react-redux';
import { draftDropped, type RootState } from '@scanharbor/shared-contracts';
import { type FlowDraft } from './flow-draft';

/**
 * Drops all kept answers of a record: it may be open as a new request and as an edit. Of one that was sent or given up
 * none can be saved any more; once a step has stored its answers, those of the other place (all but `except`, a draft's
 * key) are older than what is stored.
 */
export function useRecordDrafts() {
  const store = useStore<RootState>();
  return {
    dropAllOf: (progressId: number | undefined, except?: string) => {
      for (const [key, { value }] of Object.entries(store.getState().drafts)) {
        const { ids } = (value ?? {}) as Partial<FlowDraft>;
        if (key !== except && progressId !== undefined && ids?.progressId === progressId) store.dispatch(draftDropped(key));
      }
    },
  };
}
