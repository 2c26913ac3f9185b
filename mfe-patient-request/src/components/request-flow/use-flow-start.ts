import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type RootState, useDraft } from '@scanharbor/shared-contracts';
import { type RequestStart, requestStartDraft } from '@scanharbor/shared-contracts/domain/request-start';
import { storedSelections } from '@scanharbor/shared-contracts/domain/stored-selections';
import { draftOfSelections, emptyDraft, type FlowDraft } from './flow-draft';
import { useWasSent } from './use-flow-history';

/** Key of the draft of a new request. */
export const newRequestDraft = 'request-flow';

interface FlowStart {
  initial: FlowDraft;
  scanTypeId?: number;
  saveFirstStep: boolean;
}

/**
 * What a new request begins with: what another page of the site handed over, and what was kept on the device.
 * Both are removed once they have become part of the tab's draft (PR-063, PR-064). What was handed over takes the place
 * of an older step 1; the other steps keep what was typed. Undefined until that is settled.
 */
export function useFlowStart(): FlowStart | undefined {
  const { value: handedOver, drop } = useDraft<RequestStart>(requestStartDraft);
  const { value: kept, keep } = useDraft<FlowDraft>(newRequestDraft);
  const store = useStore<RootState>();
  // A draft that waits, unseen, for the person whose session ended leaves no room for what the device keeps either.
  const [isFree] = useState(store.getState().drafts[newRequestDraft] === undefined);
  const [start] = useState((): FlowStart => {
    const stored = storedSelections.read();
    return {
      initial: draftOfSelections({ ...stored, ...handedOver }),
      scanTypeId: handedOver?.scanTypeId,
      saveFirstStep: stored?.valid === true && handedOver === undefined && isFree,
    };
  });
  const wasSent = useWasSent(kept !== undefined);
  const settled = useRef(false);
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => {
    if (settled.current) return;
    settled.current = true;
    if (handedOver) {
      keep({ ...(kept ?? emptyDraft), step: 1, ids: {}, one: start.initial.one });
      drop();
    } else if (storedSelections.read() && isFree && !wasSent) keep(start.initial);
    // Beside a draft of this tab the kept choices have no use yet: they wait on the device for the next visit.
    if (handedOver || (isFree && !wasSent)) storedSelections.clear();
    setReady(true);
  }, [handedOver, kept, keep, drop, start, wasSent, isFree]);
  return ready ? start : undefined;
}
