import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { clearCached, paths, requestInProgress, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { chosenDoctor } from '@scanharbor/shared-contracts/domain/chosen-doctor';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { track, trackedEvents } from '@scanharbor/shared-contracts/domain/tracking';
import { stepOneSchema } from '@scanharbor/shared-contracts/forms/request-steps';
import { Page, Stack, WithAside } from '@scanharbor/shared-ui/layout';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { media } from '@scanharbor/shared-ui/theme';
import { flowTexts } from '../../texts';
import { Confirmation } from './confirmation/confirmation';
import { type FlowDraft, selectionsOf, type StepNumber } from './flow-draft';
import { FlowHeading } from './flow-heading';
import { FlowStep } from './flow-step';
import { Problem } from './problem';
import { CheckAnswers } from './step-four/check-answers';
import { finalRequest, type FinalRequest } from './step-four/final-request';
import { useStepTwoCompletion } from './step-two/use-step-two-completion';
import { StepInfo } from './step-info';
import { SummaryPanel } from './summary-panel';
import { useCard } from './use-card';
import { type FlowPlace, useFlowHistory, useWasAtCheck } from './use-flow-history';
import { useFlowDraft } from './use-flow-draft';
import { useRequestFacts } from './use-request-facts';
import { useSendingRequest } from './use-sending-request';

/** The form at reading width beside the summary, both in the middle of the page. */
const Columns = styled(WithAside)`
  ${media.from(991)} {
    grid-template-columns: minmax(0, 41rem) minmax(0, 20rem);
    justify-content: center;
  }
`;

interface RequestFlowProps {
  /** Key of the draft that keeps the answers. */
  draftKey: string;
  initial: FlowDraft;
  /** Words above the title. */
  overline?: string;
  /** Card of a request that is edited; its secret stays on the server. */
  savedCard?: SavedCard;
  scanTypeId?: number;
  /** Saves step 1 by itself, once, when the restored answers are complete (PR-064). */
  saveFirstStep?: boolean;
  /** More to read beside the steps. */
  aside?: ReactNode;
}

/** The four steps of a request, one at a time, then the check and the confirmation (PR-010 to PR-018). */
export function RequestFlow(props: RequestFlowProps) {
  const { draftKey, initial, savedCard, scanTypeId, saveFirstStep, aside, overline = flowTexts.overline } = props;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { user } = useSession();
  const { draft, isKept, latest, update, drop } = useFlowDraft(draftKey, initial);
  const { card, setCard, cardPending } = useCard(savedCard, draft.step === 4 && draft.one.payment === 'self-pay');
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<{ text: string }>();
  const [finished, setFinished] = useState<{ request: FinalRequest; at: string }>();
  const wasAtCheck = useWasAtCheck();
  const [wasSent] = useState(wasAtCheck && !isKept);
  const completeStepTwo = useStepTwoCompletion();
  const facts = useRequestFacts(draft.one);
  const { data: insurers } = useInsurersQuery(undefined, { skip: draft.one.payment !== 'insurance' || draft.step < 4 });

  // Without a patient's session, or before step 2 has made a record, there is nothing that steps 3 and 4 could save.
  const mayGoOn = user?.userType === 'patient' && draft.ids.progressId !== undefined;
  const step: StepNumber = mayGoOn || draft.step < 3 ? draft.step : 2;

  const show = (place: FlowPlace) => {
    // Whoever leaves the confirmation comes to their tests, not to a step of what is sent (PR-141).
    if (finished) return void navigate(paths.tests('requests'), { replace: true });
    setProblem(undefined);
    setChecking(place === 'check');
    const wanted = place === 'check' ? 4 : place;
    update((now) => ({ ...now, step: stepOneSchema.isValidSync(now.one) ? wanted : 1 }));
  };
  const goTo = useFlowHistory(checking && step === 4 ? 'check' : step, show);
  const onProblem = (text: string) => setProblem(text ? { text } : undefined);
  const onSaved = (saved: StepNumber) => {
    track(trackedEvents.stepCompleted(saved));
    requestInProgress.mark();
    if (saved === 1) dispatch(clearCached('tests'));
    goTo(saved === 1 ? 2 : 4);
  };
  const onKnown = async () => {
    const outcome = await completeStepTwo(latest());
    if ('problem' in outcome) return onProblem(outcome.problem);
    track(trackedEvents.stepCompleted(2));
    update((now) => ({ ...now, ids: outcome.ids }));
    goTo(3);
  };
  const { sending, send } = useSendingRequest({
    onProblem,
    onSent: (requestId) => {
      track(trackedEvents.stepCompleted(4));
      const { one, three, four } = latest();
      const insurer = insurers?.find(({ id }) => String(id) === four.insurerId);
      const doctorId = chosenDoctor.read()?.id ?? three.doctorId ?? undefined;
      setFinished({
        request: finalRequest({ requestId, one, ...facts, card, insurer, doctorId, reason: three.reason }),
        at: new Date().toISOString(),
      });
      drop();
    },
  });

  const restored = useRef(saveFirstStep && !isKept);
  useEffect(() => {
    if (!restored.current) return;
    restored.current = false;
    if (stepOneSchema.isValidSync(draft.one)) onSaved(1);
  });

  // The confirmation was loaded again: what was sent is among the tests.
  if (wasSent) return <Navigate to={paths.tests('requests')} replace />;
  if (finished) {
    return (
      <Page>
        <Confirmation request={finished.request} requestedAt={finished.at} />
      </Page>
    );
  }
  const title = checking ? flowTexts.checkTitle : (flowTexts.steps[step - 1] ?? flowTexts.steps[0]).title;
  return (
    <Page>
      <Columns>
        <Stack $gap="space32">
          <div>
            <FlowHeading step={step} title={title} overline={overline} />
            <Problem message={problem} />
          </div>
          {checking && step === 4 ? (
            <CheckAnswers
              draft={draft}
              card={card}
              sending={sending}
              onChange={goTo}
              onBack={() => goTo(4)}
              onSend={() => {
                setProblem(undefined);
                send(draft, card);
              }}
            />
          ) : cardPending ? (
            <Skeleton lines={4} />
          ) : (
            <FlowStep
              {...{ step, draft, card, scanTypeId, update, goTo, onSaved, onKnown, onProblem }}
              key={step}
              onCard={setCard}
              onCheck={() => goTo('check')}
            />
          )}
        </Stack>
        <Stack>
          {!checking && <SummaryPanel one={draft.one} />}
          <StepInfo
            key={step}
            step={step}
            selfPay={draft.one.payment !== 'insurance'}
            selections={() => selectionsOf(draft.one, stepOneSchema.isValidSync(draft.one))}
          />
          {aside}
        </Stack>
      </Columns>
    </Page>
  );
}
