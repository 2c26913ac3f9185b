import { useSession } from '@scanharbor/shared-contracts';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { insuranceSchema, type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type CardFormHandle } from '@scanharbor/shared-ui/clinic/card-form';
import { InsuranceFields } from '@scanharbor/shared-ui/clinic/insurance-fields';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useRef, useState } from 'react';
import { FormFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { getAccount } from '../hand-off-draft';
import { CardField } from './card-field';
import { CheckAnswers } from './check-answers';
import { type PaymentStepProps } from './payment-props';

const { payment } = texts;

/**
 * Step 4: the card, saved by the button that continues, or insurer and member ID (IN-050); then the check of all answers, and the submit
 * (IN-052).
 */
export function PaymentStep(props: PaymentStepProps) {
  const { draft, card, onCard, onChange, onBack, invitation } = props;
  const { user } = useSession();
  const [checking, setChecking] = useState(false);
  const cardForm = useRef<CardFormHandle>(null);
  const isSelfPay = draft.choices.payment === 'self-pay';
  const insurers = useInsurersQuery(undefined, { skip: isSelfPay });
  if (checking) return <CheckAnswers {...props} onChangePayment={() => setChecking(false)} />;
  const check = () => setChecking(true);
  if (isSelfPay) {
    return (
      <AppForm
        idPrefix="card"
        initialValues={{ cardId: card?.id ?? '' }}
        onSubmit={async ({ cardId }, { setErrors }) => {
          if (cardId || (await cardForm.current?.save())) check();
          else setErrors({ cardId: payment.cardMissing });
        }}
      >
        <Heading level={2}>{payment.title.selfPay}</Heading>
        <CardField handle={cardForm} about={invitation.about} patient={getAccount(draft, user)} card={card} onCard={onCard} />
        <FormFooter submit={payment.check} onBack={onBack} />
      </AppForm>
    );
  }
  return (
    <AppForm<InsuranceValues> idPrefix="insurance" initialValues={draft.insurance} validationSchema={insuranceSchema} onSubmit={check}>
      <PersistValues<InsuranceValues> onChange={onChange} />
      <Heading level={2}>{payment.title.insurance}</Heading>
      <InsuranceFields insurers={insurers} level={3} />
      <FormFooter submit={payment.check} onBack={onBack} />
    </AppForm>
  );
}
