import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@scanharbor/shared-contracts';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { FormWithAside, Page, Stack } from '@scanharbor/shared-ui/layout';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { flowTexts } from '../../texts';
import { Confirmation } from './confirmation/confirmation';
import { FlowAside } from './flow-aside';
import { type FlowDraft } from './flow-draft';
import { FlowHeading } from './flow-heading';
import { FlowStep } from './flow-step';
import { Problem } from './problem';
import { CheckAnswers } from './step-four/check-answers';
import { useCard } from './use-card';
import { useFinishedRequest } from './use-finished-request';
import { useFlowDraft } from './use-flow-draft';
import { useWasSent } from './use-flow-history';
import { useFlowPlace } from './use-flow-place';
import { useFlowProblem } from './use-flow-problem';
import { useSendingRequest } from './use-sending-request';
import { useStartAgain } from './use-start-again';
import { useStepSaves } from './use-step-saves';
import { useTraces } from './use-traces';

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
  const { draftKey, initial, savedCard, scanTypeId, saveFirstStep = false, aside, overline = flowTexts.overline } = props;
  const kept = useFlowDraft(draftKey, initial);
  const { problem, onProblem, clearProblem } = useFlowProblem(kept);
  const { draft, isKept, update } = kept;
  const wasSent = useWasSent(isKept);
  const { clearTraces } = useTraces(kept);
  const [leaving, setLeaving] = useState(false);
  const { card, setCard, cardPending } = useCard(savedCard, draft.step === 4 && draft.one.payment === 'self-pay');
  const { finished, finish } = useFinishedRequest(kept, card, clearTraces);
  const { place, goTo } = useFlowPlace(kept, finished !== undefined, clearProblem);
  const { onSaved, onKnown, onDescribed } = useStepSaves(kept, saveFirstStep, { goTo, onProblem });
  const startAgain = useStartAgain(kept, goTo);
  const { sending, send } = useSendingRequest({ onProblem, onSent: finish });

  // What was sent is among the tests: after the confirmation was loaded again, and after its answer was lost.
  if (wasSent || leaving) return <Navigate to={paths.tests('requests')} replace />;
  if (finished) {
    return (
      <Page>
        <Confirmation {...finished} />
      </Page>
    );
  }
  return (
    <Page>
      <FormWithAside>
        <Stack $gap="space32">
          <div>
            <FlowHeading place={place} overline={overline} />
            <Problem
              message={problem}
              onStartAgain={startAgain}
              onToTests={() => {
                setLeaving(true);
                clearTraces(draft.ids.progressId);
              }}
            />
          </div>
          {place === 'check' ? (
            <CheckAnswers
              draft={draft}
              card={card}
              sending={sending}
              onChange={goTo}
              onBack={() => goTo(4)}
              onSend={() => {
                clearProblem();
                send(draft, card);
              }}
            />
          ) : cardPending ? (
            <Skeleton lines={4} />
          ) : (
            <FlowStep
              {...{ draft, card, scanTypeId, update, goTo, onSaved, onKnown, onDescribed, onProblem }}
              key={place}
              step={place}
              onCard={setCard}
              onCheck={() => goTo('check')}
            />
          )}
        </Stack>
        <FlowAside place={place} one={draft.one}>
          {aside}
        </FlowAside>
      </FormWithAside>
    </Page>
  );
}
