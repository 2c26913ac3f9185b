import { useFormikContext } from 'formik';
import { type Ref, useRef } from 'react';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { insuranceSchema, type InsuranceValues, type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Button } from '@scanharbor/shared-ui/button';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { FieldError, useFieldId } from '@scanharbor/shared-ui/field';
import { type CardFormHandle } from '@scanharbor/shared-ui/clinic/card-form';
import { InsuranceFields } from '@scanharbor/shared-ui/clinic/insurance-fields';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { Stack } from '@scanharbor/shared-ui/layout';
import { flowTexts, paymentTexts } from '../../../texts';
import { type FlowDraft } from '../flow-draft';
import { type RequestEvent } from '../request-machine';
import { FormFooter } from '../step-footer';
import { useRequestDetails } from '../use-request-details';
import { CardSection } from './card-section';
import { Prices } from './prices';

type Payment = Exclude<StepOneValues['payment'], ''>;

interface PaymentValues extends InsuranceValues {
  payment: Payment;
  /** Id of the saved card, so that the form can require one. The card itself is never part of the form. */
  cardId: string;
}

const paymentOptions = [
  { value: 'self-pay', label: paymentTexts.selfPay },
  { value: 'insurance', label: paymentTexts.insurance },
];

/** The card is not part of the form: the submission saves it. */
const schemas = { 'self-pay': undefined, insurance: insuranceSchema };

interface StepFourProps {
  draft: FlowDraft;
  card: SavedCard | undefined;
  send: (event: RequestEvent) => void;
  onBack: () => void;
}

type CardFieldProps = Pick<StepFourProps, 'card' | 'send'> & { handle: Ref<CardFormHandle>; deposit: number | undefined };

function CardField({ handle, card, deposit, send }: CardFieldProps) {
  const { errors, touched, setFieldValue } = useFormikContext<PaymentValues>();
  const id = useFieldId('cardId');
  const error = touched.cardId ? errors.cardId : undefined;
  return (
    <Stack id={id} tabIndex={-1} $gap="space8">
      <CardSection
        handle={handle}
        card={card}
        deposit={deposit}
        onCard={(saved) => {
          void setFieldValue('cardId', saved?.id ?? '');
          send(saved ? { type: 'cardSaved', card: saved } : { type: 'cardRemoved' });
        }}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}

/** Card for self-pay, saved by the button that continues unless it was saved before,
 * company and member ID for insurance; the patient may switch (PR-130 to PR-137). */
export function StepFour({ draft, card, send, onBack }: StepFourProps) {
  const payment: Payment = draft.one.payment === 'insurance' ? 'insurance' : 'self-pay';
  const details = useRequestDetails(draft.one);
  const insurers = useInsurersQuery(undefined, { skip: payment !== 'insurance' });
  const cardForm = useRef<CardFormHandle>(null);
  const lacksPrescription = payment === 'insurance' && !draft.three.blobId;
  return (
    <AppForm<PaymentValues>
      initialValues={{ ...draft.four, payment, cardId: card?.id ?? '' }}
      validationSchema={schemas[payment]}
      onSubmit={async ({ cardId }, { setErrors }) => {
        const lacksCard = payment === 'self-pay' && !cardId && !(await cardForm.current?.save());
        if (lacksCard) setErrors({ cardId: paymentTexts.cardMissing });
        else if (!lacksPrescription) send({ type: 'stepSaved', step: 4 });
      }}
      label={flowTexts.steps[3].title}
    >
      {({ setErrors, setFieldValue }) => (
        <>
          <PersistValues<PaymentValues>
            onChange={({ insurerId, memberId }) => send({ type: 'answered', answers: { four: { insurerId, memberId } } })}
          />
          <ChipRadios
            name="payment"
            label={paymentTexts.how}
            options={paymentOptions}
            onChosen={(chosen) => {
              setErrors({});
              // The flow clears the card with the switch (PR-135), so the form asks for one again.
              void setFieldValue('cardId', '', false);
              send({ type: 'paymentSwitched', payment: chosen as Payment });
            }}
          />
          {payment === 'self-pay' ? (
            <>
              <Prices {...details} />
              <CardField handle={cardForm} card={card} deposit={details.option?.minFee} send={send} />
            </>
          ) : (
            <InsuranceFields insurers={insurers} />
          )}
          {lacksPrescription && (
            <Stack role="alert" $gap="space8">
              <FieldError>{paymentTexts.needsPrescription}</FieldError>
              <div>
                <Button onClick={() => send({ type: 'movedTo', position: 3 })}>{paymentTexts.addPrescription}</Button>
              </div>
            </Stack>
          )}
          <FormFooter continueText={flowTexts.continueTo[3]} onBack={onBack} />
        </>
      )}
    </AppForm>
  );
}
