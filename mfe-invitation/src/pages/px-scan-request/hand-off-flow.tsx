import { useSession } from '@scanharbor/shared-contracts';
import { type Invitation } from '@scanharbor/shared-contracts/domain/invitation';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { insuranceSchema } from '@scanharbor/shared-contracts/forms/request-steps';
import { FormColumn, FormWithAside } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useRef, useState } from 'react';
import { useLate } from '../../components/use-late';
import { texts } from '../../texts';
import { BirthDateStep } from './birth-date/birth-date-step';
import { choicesSchema } from './choices/choices-schema';
import { type Sent } from './done/done-step';
import { accountOf, type Filled, isPriced, priced, type StepNumber, stepToShow } from './hand-off';
import { ScanPanel } from './scan-panel';
import { StepHeading } from './step-heading';
import { useHandOff } from './use-hand-off';

interface HandOffProps {
  invitation: Invitation;
  /** Told once the answers are with the server: the invitation cannot be looked up any more. */
  onSubmitted: () => void;
}

const fetchSteps = () => import('./later-steps');

/** The five steps of an invitation, one at a time. */
export function HandOff({ invitation, onSubmitted }: HandOffProps) {
  const { user } = useSession();
  const { draft, update, drop } = useHandOff(invitation.id);
  const [card, setCard] = useState<SavedCard>();
  const [birthDate, setBirthDate] = useState('');
  // What the confirmation shows outlives the kept answers and the proof, which end with the submit.
  const [sent, setSent] = useState<Sent>();
  const block = useRef<HTMLDivElement>(null);

  const { late, again } = useLate(fetchSteps);
  const steps = late.state === 'here' ? late.part : undefined;
  const about = invitation.about && priced(invitation.about, draft);
  const selfPay = draft.choices.payment === 'self-pay';
  const filled: Filled = {
    1: about !== undefined && draft.proof !== undefined,
    2: draft.way === 'guest' || accountOf(draft, user) !== undefined,
    3: isPriced(draft) && choicesSchema.isValidSync(draft.choices),
    4: selfPay ? card !== undefined : insuranceSchema.isValidSync(draft.insurance),
    5: sent !== undefined,
  };
  const step = stepToShow(draft.step, filled);
  const goTo = (next: StepNumber) => update({ step: next });

  const finish = (requestId: number | undefined) => {
    if (about) setSent({ about, draft, card, requestId });
    setCard(undefined);
    onSubmitted();
    drop();
  };

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
        {step > 1 && !steps && (late.state === 'failed' ? <LoadError title={texts.stepFailed} onRetry={again} /> : <Skeleton lines={4} />)}
        {steps && step === 2 && (
          <steps.AccountStep
            person={draft.person}
            birthDate={birthDate}
            keep={(person) => update({ person })}
            onBack={() => goTo(1)}
            onChosen={(way) => update({ way, step: 3 })}
          />
        )}
        {steps && about && step === 3 && (
          <steps.ChoicesStep
            about={about}
            choices={draft.choices}
            keep={(choices) => update({ choices })}
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
            keep={(insurance) => update({ insurance })}
            onBack={() => goTo(3)}
            onDone={finish}
          />
        )}
        {steps && sent && <steps.DoneStep {...sent} />}
      </FormColumn>
      {about && step > 1 && step < 5 && <ScanPanel about={about} />}
    </FormWithAside>
  );
}
