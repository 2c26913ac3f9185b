import { type Store } from '@reduxjs/toolkit';
import { draftDiscarded, draftSaved, type RootState } from '@scanharbor/shared-contracts';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type FlowDraft } from './flow-draft';

/** Lists the drafts of a record, which may be open as a new request and as an edit, by either of its ids. */
const listRecordDrafts = (store: Store<RootState>, progressId: number | undefined) =>
  Object.entries(store.getState().drafts).filter(
    ([, { value }]) => progressId !== undefined && (value as Partial<FlowDraft> | undefined)?.ids?.progressId === progressId,
  );

/**
 * Discards the drafts of a record that was sent or withdrawn. With `except`, the key of the draft whose answers were
 * just stored, it discards the others, which are older than what is stored.
 */
export function discardRecordDrafts(store: Store<RootState>, progressId: number | undefined, except?: string) {
  for (const [key] of listRecordDrafts(store, progressId)) if (key !== except) store.dispatch(draftDiscarded(key));
}

/** Puts the stored payment method of a record into its drafts. Other answers and the owner of each draft stay. */
export function setRecordPayment(store: Store<RootState>, progressId: number, payment: StepOneValues['payment']) {
  for (const [key, draft] of listRecordDrafts(store, progressId)) {
    const value = draft.value as FlowDraft;
    store.dispatch(draftSaved({ ...draft, key, value: { ...value, one: { ...value.one, payment } } }));
  }
}
