import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import { type RootState, useDraft } from '@scanharbor/shared-contracts';
import { type RequestPrefill, requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { chosenDoctorStorage } from '@scanharbor/shared-contracts/browser/chosen-doctor';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';
import { toDraftFromSelections, emptyDraft, type FlowDraft, newRequestDraftKey, withChosenDoctor } from './flow-draft';
import { useFlowEntry } from './flow-entry';

interface RequestStart {
  draftKey: string;
  initial: FlowDraft;
  scanTypeId?: number;
  saveFirstStep: boolean;
}

/**
 * Prepares a new request from the prefill of another page and the selections stored on the device, and removes both once
 * they are part of the tab's draft (PR-063, PR-064); puts a doctor chosen before into step 3 (PR-092). A prefill replaces an older step 1;
 * the other steps keep their answers. Returns undefined until that is done.
 */
export function useRequestStart(): RequestStart | undefined {
  const { value: prefill, discard: discardPrefill } = useDraft<RequestPrefill>(requestPrefillKey);
  const { value: draft, save: saveDraft } = useDraft<FlowDraft>(newRequestDraftKey);
  const store = useStore<RootState>();
  const entry = useFlowEntry();
  // The draft of a patient whose session ended is hidden, and still leaves no room for what the device stores. After a
  // submitted request neither does the check: the flow leads to the tests from there.
  const [isFree] = useState(store.getState().drafts[newRequestDraftKey] === undefined && !(entry.flow === 'check' && draft === undefined));
  const isChoice = useNavigationType() !== 'POP' && entry.centerChosen === true;
  const [start] = useState((): RequestStart => {
    const stored = selectionStorage.read();
    return {
      draftKey: newRequestDraftKey,
      initial: withChosenDoctor(toDraftFromSelections({ ...stored, ...prefill }), chosenDoctorStorage.read()),
      scanTypeId: prefill?.scanTypeId,
      saveFirstStep: isChoice || (stored?.valid === true && prefill === undefined && isFree),
    };
  });
  const prepared = useRef(false);
  // Most visitors bring nothing, as the guest of a prerendered page: their first screen need not wait for the effect, after which React
  // would render it in one long task.
  const [ready, setReady] = useState(() => {
    if (typeof document === 'undefined') return true;
    const hasNewDoctor = draft !== undefined && withChosenDoctor(draft, chosenDoctorStorage.read()) !== draft;
    return !prefill && !hasNewDoctor && !(selectionStorage.read() && isFree);
  });
  useLayoutEffect(() => {
    if (prepared.current) return;
    prepared.current = true;
    const current = withChosenDoctor(draft ?? emptyDraft, chosenDoctorStorage.read());
    if (prefill) {
      saveDraft({ ...current, step: 1, ids: {}, one: start.initial.one });
      discardPrefill();
    } else if (draft && current !== draft) saveDraft(current);
    else if (selectionStorage.read() && isFree) saveDraft(start.initial);
    // Beside a draft of this tab the stored selections wait on the device for the next visit.
    if (prefill || isFree) selectionStorage.clear();
    setReady(true);
  }, [prefill, draft, saveDraft, discardPrefill, start, isFree]);
  return ready ? start : undefined;
}
