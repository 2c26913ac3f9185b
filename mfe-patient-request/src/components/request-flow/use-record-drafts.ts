import { useStore } from 'react-redux';
import { draftDropped, type RootState } from '@scanharbor/shared-contracts';
import { type FlowDraft } from './flow-draft';

/**
 * Drops all kept answers of a record that was sent or given up: a record may be open as a new request and as an edit,
 * and no answers can be saved to it any more.
 */
export function useRecordDrafts() {
  const store = useStore<RootState>();
  return {
    dropAllOf: (progressId: number | undefined) => {
      for (const [key, { value }] of Object.entries(store.getState().drafts)) {
        const { ids } = (value ?? {}) as Partial<FlowDraft>;
        if (progressId !== undefined && ids?.progressId === progressId) store.dispatch(draftDropped(key));
      }
    },
  };
}
