import { type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@scanharbor/shared-contracts';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { FormWithAside, Page, Stack } from '@scanharbor/shared-ui/layout';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { flowTexts } from '../../texts';
import { Confirmation } from './confirmation/confirmation';
import { FlowAside } from './flow-aside';
import { type FlowDraft, newRequestDraftKey } from './flow-draft';
import { FlowHeading } from './flow-heading';
import { type FlowPosition, getPosition } from './request-machine';
import { StepError } from './step-error';
import { CheckAnswers } from './step-four/check-answers';
import { StepFour } from './step-four/step-four';
import { StepOne } from './step-one/step-one';
import { StepThree } from './step-three/step-three';
import { StepTwo } from './step-two/step-two';
import { type RequestMachine, useRequestMachine } from './use-request-machine';

interface RequestFlowProps {
  /** Key of the draft that stores the answers in the tab. */
  draftKey: string;
  /** Answers that the flow opens with while no draft is stored. */
  initial: FlowDraft;
  /** Text above the title. */
  overline?: string;
  /** Card of an edited request; its secret stays on the server. */
  savedCard?: SavedCard;
  /** Modality to open the browse list at, when only that is chosen. */
  scanTypeId?: number;
  /** Saves step 1 once on opening, when its restored answers are complete (PR-064). */
  saveFirstStep?: boolean;
  /** Content beside the steps, below the summary. */
  aside?: ReactNode;
}

interface FlowFormProps {
  machine: RequestMachine;
  draft: FlowDraft;
  position: FlowPosition;
  scanTypeId: number | undefined;
  offersCenters: boolean;
}

/** The form of a position. Every change becomes an event of the machine. */
function FlowForm({ machine, draft, position, scanTypeId, offersCenters }: FlowFormProps) {
  const { state, card, send } = machine;
  const onBack = () => send({ type: 'movedBack' });
  switch (position) {
    case 1:
      return <StepOne values={draft.one} scanTypeId={scanTypeId} offersCenters={offersCenters} send={send} onSave={machine.saveStepOne} />;
    case 2:
      return <StepTwo draft={draft} send={send} onBack={onBack} onSave={machine.saveStepTwo} />;
    case 3:
      return <StepThree draft={draft} send={send} onBack={onBack} onSave={machine.saveStepThree} />;
    case 4:
      return machine.isCardLoading ? <Skeleton lines={4} /> : <StepFour draft={draft} card={card} send={send} onBack={onBack} />;
    case 'check':
      return (
        <CheckAnswers
          draft={draft}
          card={card}
          sending={state.name === 'submitting'}
          send={send}
          onBack={onBack}
          onSubmit={(checked) => void machine.submit(checked)}
        />
      );
  }
}

/** The four steps of a request, one at a time, then the check and the confirmation (PR-010 to PR-018). */
export function RequestFlow({ scanTypeId, aside, overline = flowTexts.overline, ...options }: RequestFlowProps) {
  const machine = useRequestMachine(options);
  const { state } = machine;

  if (state.name === 'left') return <Navigate to={paths.tests('requests')} replace />;
  if (state.name === 'submitted') {
    return (
      <Page>
        <Confirmation request={state.request} requestedAt={state.requestedAt} />
      </Page>
    );
  }
  const position = getPosition(state);
  return (
    <Page>
      <FormWithAside>
        <Stack $gap="space32">
          <div>
            <FlowHeading position={position} overline={overline} />
            <StepError
              failure={state.name === 'submitting' ? undefined : state.failure}
              onRestart={() => void machine.restart()}
              onLeave={machine.leave}
            />
          </div>
          <FlowForm
            key={position}
            machine={machine}
            draft={state.draft}
            position={position}
            scanTypeId={scanTypeId}
            offersCenters={options.draftKey === newRequestDraftKey}
          />
        </Stack>
        <FlowAside position={position} one={state.draft.one}>
          {aside}
        </FlowAside>
      </FormWithAside>
    </Page>
  );
}
