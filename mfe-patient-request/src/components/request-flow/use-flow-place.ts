import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, useSession } from '@scanharbor/shared-contracts';
import { type StepNumber } from './flow-draft';
import { offeredStepOneSchema } from './step-one/offered-dates';
import { lastStepOpen } from './stored-steps';
import { type KeptFlowDraft } from './use-flow-draft';
import { type FlowPlace, stepOf, useFlowHistory } from './use-flow-history';

const earlier = (one: StepNumber, other: StepNumber) => (one < other ? one : other);

/**
 * Where the person is in the flow, and how to go elsewhere; the browser's own buttons move it too (PR-015).
 * `onMove` hears of every move within the flow. Once the request `isSent`, every move leads to the tests.
 */
export function useFlowPlace({ draft, update }: KeptFlowDraft, isSent: boolean, onMove: () => void) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [checking, setChecking] = useState(false);

  // Without a patient's session there is nothing that steps 3 and 4 could save.
  const step = earlier(draft.step, user?.userType === 'patient' ? lastStepOpen(draft) : 2);
  const place: FlowPlace = checking && step === 4 ? 'check' : step;

  const show = (wanted: FlowPlace) => {
    // Whoever leaves the confirmation comes to their tests, not to a step of what is sent (PR-141).
    if (isSent) return void navigate(paths.tests('requests'), { replace: true });
    onMove();
    setChecking(wanted === 'check');
    update((now) => ({ ...now, step: offeredStepOneSchema.isValidSync(now.one) ? earlier(stepOf(wanted), lastStepOpen(now)) : 1 }));
  };
  return { place, goTo: useFlowHistory(place, show) };
}
