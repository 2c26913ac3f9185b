import { useEffect, useRef, useState } from 'react';
import { useDraft } from '@scanharbor/shared-contracts';
import { useCivilToday } from '@scanharbor/shared-contracts/browser/server-time';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { Stack } from '@scanharbor/shared-ui/layout';
import { StepIndicator } from '@scanharbor/shared-ui/step-indicator';
import { Heading } from '@scanharbor/shared-ui/theme';
import { AvailabilityStep } from './availability-step';
import { type ConfirmAnswers, emptyAnswers } from './confirm-answers';
import { confirmTexts as texts } from './confirm-request.texts';
import { ContractStep } from './contract-step';
import { DetailsStep } from './details-step';
import { PaymentStep } from './payment-step';

const steps = [AvailabilityStep, PaymentStep, DetailsStep, ContractStep] as const;
const names = texts.steps.map((label) => ({ id: label, label }));

interface ConfirmRequestDialogProps {
  card: BookingCard;
  onClose: () => void;
  /** Called when the patient contract is stored; also closes the dialog. */
  onConfirmed: () => void;
}

/**
 * Confirms a request that a doctor made or that has no patient contract, in four steps (PR-170, D75). Answers stay until
 * it is confirmed, even when the dialog is closed; times and distance are stored with the first step.
 */
export function ConfirmRequestDialog({ card, onClose, onConfirmed }: ConfirmRequestDialogProps) {
  const [step, setStep] = useState(0);
  const today = useCivilToday();
  const [empty] = useState(() => emptyAnswers(today));
  const { value: answers = empty, save, discard } = useDraft<ConfirmAnswers>(`confirm-request-${card.requestId}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const confirmed = () => {
    discard();
    onConfirmed();
  };
  const Step = steps[step] ?? AvailabilityStep;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Stack $gap="space24">
        <StepIndicator steps={names} current={step + 1} label={texts.progress} />
        <Heading level={3} size="card" ref={heading} tabIndex={-1}>
          {texts.steps[step]}
        </Heading>
        <Step
          card={card}
          answers={answers}
          change={(part) => save({ ...answers, ...part })}
          onBack={() => setStep(step - 1)}
          onNext={step === steps.length - 1 ? confirmed : () => setStep(step + 1)}
        />
      </Stack>
    </Dialog>
  );
}
