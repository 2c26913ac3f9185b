import { useState } from 'react';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { chosenDoctor } from '@scanharbor/shared-contracts/domain/chosen-doctor';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { track, trackedEvents } from '@scanharbor/shared-contracts/domain/tracking';
import { finalRequest, type FinalRequest } from './step-four/final-request';
import { type FlowDraft } from './flow-draft';
import { type KeptFlowDraft } from './use-flow-draft';
import { useRequestFacts } from './use-request-facts';

interface FinishedRequest {
  request: FinalRequest;
  /** ISO time at which the request was sent. */
  requestedAt: string;
}

/**
 * What was sent, as the confirmation shows it; undefined before. `finish` takes the answers that were sent and the id of the
 * request that they became, and then has all that is kept of them cleared. What they mean is loaded before, as they are gone after.
 */
export function useFinishedRequest(
  { draft }: KeptFlowDraft,
  card: SavedCard | undefined,
  clearTraces: (progressId: number | undefined) => void,
) {
  const [finished, setFinished] = useState<FinishedRequest>();
  const facts = useRequestFacts(draft.one);
  const { data: insurers } = useInsurersQuery(undefined, { skip: draft.one.payment !== 'insurance' || draft.step < 4 });

  const finish = (requestId: number, { ids, one, three, four }: FlowDraft) => {
    track(trackedEvents.stepCompleted(4));
    const insurer = insurers?.find(({ id }) => String(id) === four.insurerId);
    const doctorId = chosenDoctor.read()?.id ?? three.doctorId ?? undefined;
    setFinished({
      request: finalRequest({ requestId, one, ...facts, card, insurer, doctorId, reason: three.reason }),
      requestedAt: new Date().toISOString(),
    });
    clearTraces(ids.progressId);
  };
  return { finished, finish };
}
