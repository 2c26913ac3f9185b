import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { insuranceSchema, type InsuranceValues, type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Button } from '@scanharbor/shared-ui/button';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { FieldError, useFieldId } from '@scanharbor/shared-ui/field';
import { AppForm } from '@scanharbor/shared-ui/form';
import { KeepValues } from '@scanharbor/shared-ui/keep-values';
import { Stack } from '@scanharbor/shared-ui/layout';
import { flowTexts, paymentTexts } from '../../../texts';
import { type FlowDraft } from '../flow-draft';
import { StepFooter } from '../step-footer';
import { useRequestFacts } from '../use-request-facts';
import { CardPart } from './card-part';
import { InsuranceFields } from './insurance-fields';
import { Prices } from './prices';

type Payment = Exclude<StepOneValues['payment'], ''>;

interface PaymentValues extends InsuranceValues {
  payment: Payment;
  /** Id of the saved card; only there to be asked for. The card itself is never part of the form. */
  cardId: string;
}

const paymentOptions = [
  { value: 'self-pay', label: paymentTexts.selfPay },
  { value: 'insurance', label: paymentTexts.insurance },
];

const schemas = { 'self-pay': object({ cardId: string().required(paymentTexts.cardMissing) }), insurance: insuranceSchema };

function FollowPayment({ onSwitch }: { onSwitch: (payment: Payment) => void }) {
  const { values, setErrors, setFieldValue } = useFormikContext<PaymentValues>();
  const before = useRef(values.payment);
  useEffect(() => {
    if (before.current === values.payment) return;
    before.current = values.payment;
    setErrors({});
    // The flow forgets the card with the switch (PR-135), so the form asks for one again.
    void setFieldValue('cardId', '', false);
    onSwitch(values.payment);
  });
  return null;
}

function CardField({ card, onCard }: { card: SavedCard | undefined; onCard: (card: SavedCard | undefined) => void }) {
  const { errors, touched, setFieldValue } = useFormikContext<PaymentValues>();
  const id = useFieldId('cardId');
  const error = touched.cardId ? errors.cardId : undefined;
  return (
    <Stack id={id} tabIndex={-1} $gap="space8">
      <CardPart
        card={card}
        onCard={(saved) => {
          void setFieldValue('cardId', saved?.id ?? '');
          onCard(saved);
        }}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}

interface StepFourProps {
  draft: FlowDraft;
  card: SavedCard | undefined;
  keep: (values: InsuranceValues) => void;
  onCard: (card: SavedCard | undefined) => void;
  onSwitch: (payment: Payment) => void;
  onBack: () => void;
  toPrescription: () => void;
  onDone: () => void;
}

/** Card for self-pay, company and member id for insurance; the patient may switch (PR-130 to PR-137). */
export function StepFour({ draft, card, keep, onCard, onSwitch, onBack, toPrescription, onDone }: StepFourProps) {
  const payment: Payment = draft.one.payment === 'insurance' ? 'insurance' : 'self-pay';
  const facts = useRequestFacts(draft.one);
  const lacksPrescription = payment === 'insurance' && !draft.three.blobId;
  return (
    <AppForm<PaymentValues>
      initialValues={{ ...draft.four, payment, cardId: card?.id ?? '' }}
      validationSchema={schemas[payment]}
      onSubmit={() => {
        if (!lacksPrescription) onDone();
      }}
      label={flowTexts.steps[3].title}
    >
      <KeepValues<PaymentValues> keep={({ insurerId, memberId }) => keep({ insurerId, memberId })} />
      <FollowPayment onSwitch={onSwitch} />
      <ChipRadios name="payment" label={paymentTexts.how} options={paymentOptions} />
      {payment === 'self-pay' ? (
        <>
          <Prices {...facts} />
          <CardField key={payment} card={card} onCard={onCard} />
        </>
      ) : (
        <InsuranceFields />
      )}
      {lacksPrescription && (
        <Stack role="alert" $gap="space8">
          <FieldError>{paymentTexts.needsPrescription}</FieldError>
          <div>
            <Button onClick={toPrescription}>{paymentTexts.addPrescription}</Button>
          </div>
        </Stack>
      )}
      <StepFooter continueText={flowTexts.continueTo[3]} onBack={onBack} />
    </AppForm>
  );
}
