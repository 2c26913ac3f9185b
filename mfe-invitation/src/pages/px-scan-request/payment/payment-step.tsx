import { useSession } from '@scanharbor/shared-contracts';
import { insuranceSchema, type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { AppForm } from '@scanharbor/shared-ui/form';
import { KeepValues } from '@scanharbor/shared-ui/keep-values';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { StepFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { accountOf } from '../hand-off';
import { CardField } from './card-field';
import { CheckAnswers } from './check-answers';
import { InsuranceFields } from './insurance-fields';
import { type PaymentStepProps } from './payment-props';

const { payment } = texts;

const cardSchema = object({ cardId: string().required(payment.cardMissing) });

/** Step 4: the card, or insurer and member id (IN-050); then the answers to check, and the submit (IN-052). */
export function PaymentStep(props: PaymentStepProps) {
  const { draft, card, onCard, keep, onBack, invitation } = props;
  const { user } = useSession();
  const [checking, setChecking] = useState(false);
  if (checking) return <CheckAnswers {...props} onChangePayment={() => setChecking(false)} />;
  const check = () => setChecking(true);
  if (draft.choices.payment === 'self-pay') {
    return (
      <AppForm idPrefix="card" initialValues={{ cardId: card?.id ?? '' }} validationSchema={cardSchema} onSubmit={check}>
        <Heading level={2}>{payment.title.selfPay}</Heading>
        <CardField about={invitation.about} patient={accountOf(draft, user)} card={card} onCard={onCard} />
        <StepFooter submit={payment.check} onBack={onBack} />
      </AppForm>
    );
  }
  return (
    <AppForm<InsuranceValues> idPrefix="insurance" initialValues={draft.insurance} validationSchema={insuranceSchema} onSubmit={check}>
      <KeepValues<InsuranceValues> keep={keep} />
      <Heading level={2}>{payment.title.insurance}</Heading>
      <InsuranceFields />
      <StepFooter submit={payment.check} onBack={onBack} />
    </AppForm>
  );
}
