import { useSession } from '@scanharbor/shared-contracts';
import { type Invitation } from '@scanharbor/shared-contracts/domain/invitation';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { insuranceSchema } from '@scanharbor/shared-contracts/forms/request-steps';
import { FormColumn, FormWithAside } from '@scanharbor/shared-ui/layout';
import { createLazyModule, useLazyModule } from '@scanharbor/shared-ui/lazy';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../texts';
import { BirthDateStep } from './birth-date/birth-date-step';
import { choicesSchema } from './choices/choices-schema';
import { type SubmittedRequest } from './done/done-step';
import { getAccount, type CompletedSteps, hasPrice, applyLocalPrice, type StepNumber, getVisibleStep } from './hand-off-draft';
import { ScanPanel } from './scan-panel';
import { StepHeading } from './step-heading';
import { useHandOffDraft } from './use-hand-off-draft';

interface HandOffProps {
  invitation: Invitation;
  /** Called once the server has the answers: the invitation cannot be loaded anymore. */
  onSubmitted: () => void;
}

const lazySteps = createLazyModule(() => import('./lazy-steps'));

/** The five steps of an invitation, one at a time. */
export function HandOff({ invitation, onSubmitted }: HandOffProps) {
  const { user } = useSession();
  const { draft, update, discard } = useHandOffDraft(invitation.id);
  const [card, setCard] = useState<SavedCard>();
  const [birthDate, setBirthDate] = useState('');
  // The submit clears the draft and the proof; the confirmation still shows them.
  const [submitted, setSubmitted] = useState<SubmittedRequest>();
  const block = useRef<HTMLDivElement>(null);

  const { module: steps, failed: stepsFailed, retry } = useLazyModule(lazySteps);
  const about = invitation.about && applyLocalPrice(invitation.about, draft);
  const selfPay = draft.choices.payment === 'self-pay';
  const filled: CompletedSteps = {
    1: about !== undefined && draft.proof !== undefined,
    2: draft.way === 'guest' || getAccount(draft, user) !== undefined,
    3: hasPrice(draft) && choicesSchema.isValidSync(draft.choices),
    4: selfPay ? card !== undefined : insuranceSchema.isValidSync(draft.insurance),
    5: submitted !== undefined,
  };
  const step = getVisibleStep(draft.step, filled);
  const goTo = (next: StepNumber) => update({ step: next });

  const finish = (requestId: number | undefined) => {
    if (about) setSubmitted({ about, draft, card, requestId, sentAt: new Date().toISOString() });
    setCard(undefined);
    onSubmitted();
  };

  // After the page knows that the answers are sent: without the proof it would ask for an invitation that has ended.
  const discardSent = useEffectEvent(discard);
  useEffect(() => {
    if (submitted) discardSent();
  }, [submitted]);

  return (
    <FormWithAside ref={block}>
      <FormColumn>
        <StepHeading step={step} filled={filled} block={block} onOpen={goTo} />
        {step === 1 && (
          <BirthDateStep
            invitation={invitation}
            onConfirmed={(proof, dob) => {
              setBirthDate(dob);
              update({ proof, step: 2 });
            }}
          />
        )}
        {step > 1 && !steps && (stepsFailed ? <LoadError title={texts.stepFailed} onRetry={retry} /> : <Skeleton lines={4} />)}
        {steps && step === 2 && (
          <steps.AccountStep
            person={draft.person}
            birthDate={birthDate}
            onChange={(person) => update({ person })}
            onBack={() => goTo(1)}
            onChosen={(way) => update({ way, step: 3 })}
          />
        )}
        {steps && about && step === 3 && (
          <steps.ChoicesStep
            about={about}
            choices={draft.choices}
            onChange={(choices) => update({ choices })}
            onBack={() => goTo(2)}
            onSaved={(choices, price) => update({ choices, price, step: 4 })}
          />
        )}
        {steps && about && step === 4 && (
          <steps.PaymentStep
            invitation={{ ...invitation, about }}
            draft={draft}
            card={card}
            onCard={setCard}
            onChange={(insurance) => update({ insurance })}
            onBack={() => goTo(3)}
            onDone={finish}
          />
        )}
        {steps && submitted && <steps.DoneStep {...submitted} />}
      </FormColumn>
      {about && step > 1 && step < 5 && <ScanPanel about={about} />}
    </FormWithAside>
  );
}
