import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, useSession } from '@scanharbor/shared-contracts';
import { stepOneSchema } from '@scanharbor/shared-contracts/forms/request-steps';
import { type KeptFlowDraft } from './use-flow-draft';
import { type FlowPlace, stepOf, useFlowHistory } from './use-flow-history';

/**
 * Where the person is in the flow, and how to go elsewhere; the browser's own buttons move it too (PR-015).
 * `onMove` hears of every move within the flow. Once the request `isSent`, every move leads to the tests.
 */
export function useFlowPlace({ draft, update }: KeptFlowDraft, isSent: boolean, onMove: () => void) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [checking, setChecking] = useState(false);

  // Without a patient's session, or before step 2 has made a record, there is nothing that steps 3 and 4 could save.
  const mayGoOn = user?.userType === 'patient' && draft.ids.progressId !== undefined;
  const step = mayGoOn || draft.step < 3 ? draft.step : 2;
  const place: FlowPlace = checking && step === 4 ? 'check' : step;

  const show = (wanted: FlowPlace) => {
    // Whoever leaves the confirmation comes to their tests, not to a step of what is sent (PR-141).
    if (isSent) return void navigate(paths.tests('requests'), { replace: true });
    onMove();
    setChecking(wanted === 'check');
    update((now) => ({ ...now, step: stepOneSchema.isValidSync(now.one) ? stepOf(wanted) : 1 }));
  };
  return { place, goTo: useFlowHistory(place, show) };
}
