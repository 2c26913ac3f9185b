import { useEffect, useRef } from 'react';
import { clearCached, requestInProgress, useAppDispatch } from '@scanharbor/shared-contracts';
import { track, trackedEvents } from '@scanharbor/shared-contracts/domain/tracking';
import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type StepNumber } from './flow-draft';
import { useStepTwoCompletion } from './step-two/use-step-two-completion';
import { offeredStepOneSchema } from './step-one/offered-dates';
import { withThreeStored, withTwoStored } from './stored-steps';
import { type KeptFlowDraft } from './use-flow-draft';
import { type FlowPlace } from './use-flow-history';
import { useRecordDrafts } from './use-record-drafts';

interface Outcome {
  goTo: (place: FlowPlace) => void;
  onProblem: (message: string) => void;
}

/**
 * What follows when a step is done: it is counted, and the flow goes on. `onSaved` is for step 1, `onDescribed` for step 3, `onKnown` for
 * step 2, whose choices are only sent once the patient is known. With `restored`, the first step is saved by itself,
 * once, when its answers are complete (PR-064). What a step stored takes the place of older answers kept elsewhere.
 */
export function useStepSaves({ key, draft, latest, update }: KeptFlowDraft, restored: boolean, { goTo, onProblem }: Outcome) {
  const dispatch = useAppDispatch();
  const completeStepTwo = useStepTwoCompletion();
  const { dropAllOf } = useRecordDrafts();

  const onSaved = (saved: StepNumber) => {
    track(trackedEvents.stepCompleted(saved));
    requestInProgress.mark();
    if (saved === 1) dispatch(clearCached('tests'));
    goTo(saved === 1 ? 2 : 4);
  };
  const onKnown = async () => {
    const sent = latest();
    const outcome = await completeStepTwo(sent);
    if ('problem' in outcome) return onProblem(outcome.problem);
    track(trackedEvents.stepCompleted(2));
    update((now) => withTwoStored(now, sent, outcome.ids));
    dropAllOf(outcome.ids.progressId, key);
    goTo(3);
  };
  const onDescribed = (three: StepThreeValues) => {
    update((now) => withThreeStored(now, three));
    dropAllOf(latest().ids.progressId, key);
    onSaved(3);
  };

  const toSave = useRef(restored);
  useEffect(() => {
    if (!toSave.current) return;
    toSave.current = false;
    if (offeredStepOneSchema.isValidSync(draft.one)) onSaved(1);
  });
  return { onSaved, onKnown, onDescribed };
}
