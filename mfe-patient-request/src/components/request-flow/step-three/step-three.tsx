import { config } from '@scanharbor/shared-contracts';
import { stepThreeSchema, type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { flowTexts, physicianTexts } from '../../../texts';
import { type FlowDraft } from '../flow-draft';
import { type RequestEvent } from '../request-machine';
import { FormFooter } from '../step-footer';
import { DoctorSearch } from './doctor-search';
import { PrescriptionField } from './prescription-field';

interface StepThreeProps {
  draft: FlowDraft;
  send: (event: RequestEvent) => void;
  onBack: () => void;
  onSave: (three: StepThreeValues) => Promise<void>;
}

/** Physician, reason and prescription (PR-110 to PR-120). */
export function StepThree({ draft, send, onBack, onSave }: StepThreeProps) {
  const selfPay = draft.one.payment === 'self-pay';
  return (
    <AppForm<StepThreeValues>
      initialValues={draft.three}
      validationSchema={stepThreeSchema(selfPay)}
      onSubmit={onSave}
      label={flowTexts.steps[2].title}
    >
      <PersistValues<StepThreeValues> onChange={(three) => send({ type: 'answered', answers: { three } })} />
      <DoctorSearch />
      <FieldRow>
        <TextField name="doctorFirstName" label={physicianTexts.firstName} />
        <TextField name="doctorLastName" label={physicianTexts.lastName} />
      </FieldRow>
      <PhoneField name="doctorPhone" label={physicianTexts.phone} optional autoComplete="off" />
      <TextArea name="reason" label={physicianTexts.reason} hint={physicianTexts.reasonHint} />
      <PrescriptionField selfPay={selfPay} />
      {config().covidQuestion && <ChipRadios name="covid" optional label={physicianTexts.covid} options={physicianTexts.covidOptions} />}
      <FormFooter continueText={flowTexts.continueTo[2]} onBack={onBack} />
    </AppForm>
  );
}
