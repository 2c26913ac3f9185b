import { useEffect, useRef, useState } from 'react';
import { useDraft } from '@scanharbor/shared-contracts';
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
  /** The contract is stored; closes as well. */
  onConfirmed: () => void;
}

/**
 * Confirms a request that somebody else made or that was left without a contract, in four steps (PR-170, D75). Answers
 * are kept until it is confirmed, also when the dialog is closed; times and distance are stored with the first step.
 */
export function ConfirmRequestDialog({ card, onClose, onConfirmed }: ConfirmRequestDialogProps) {
  const [step, setStep] = useState(0);
  const [empty] = useState(emptyAnswers);
  const { value: answers = empty, keep, drop } = useDraft<ConfirmAnswers>(`confirm-request-${card.requestId}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const confirmed = () => {
    drop();
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
          change={(part) => keep({ ...answers, ...part })}
          onBack={() => setStep(step - 1)}
          onNext={step === steps.length - 1 ? confirmed : () => setStep(step + 1)}
        />
      </Stack>
    </Dialog>
  );
}
