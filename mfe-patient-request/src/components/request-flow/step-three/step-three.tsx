import { type FormikHelpers } from 'formik';
import { clearCached, config, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCompleteStepThreeMutation } from '@scanharbor/shared-contracts/api/scans-v2';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { stepThreeSchema, type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { AppForm } from '@scanharbor/shared-ui/form';
import { KeepValues } from '@scanharbor/shared-ui/keep-values';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { flowTexts, physicianTexts } from '../../../texts';
import { type FlowDraft } from '../flow-draft';
import { StepFooter } from '../step-footer';
import { stepProblem } from '../step-problem';
import { DoctorSearch } from './doctor-search';
import { PrescriptionField } from './prescription-field';

interface StepThreeProps {
  draft: FlowDraft;
  keep: (values: StepThreeValues) => void;
  onBack: () => void;
  onSaved: (stored: StepThreeValues) => void;
  /** Says what kept the step from being saved. */
  onProblem: (message: string) => void;
}

const covidAnswers = [0, 1, 2] as const;

/** Physician, reason and prescription (PR-110 to PR-120). */
export function StepThree({ draft, keep, onBack, onSaved, onProblem }: StepThreeProps) {
  const dispatch = useAppDispatch();
  const [complete] = useCompleteStepThreeMutation();
  const selfPay = draft.one.payment === 'self-pay';

  const submit = async (values: StepThreeValues, { setErrors }: FormikHelpers<StepThreeValues>) => {
    setErrors({});
    try {
      const outcome = await complete({
        progressId: Number(draft.ids.progressId),
        reason: values.reason.trim(),
        doctorFirstName: values.doctorFirstName.trim(),
        doctorLastName: values.doctorLastName.trim(),
        doctorPhone: toPhone(values.doctorPhone) ?? undefined,
        doctorId: values.doctorId ?? undefined,
        blobId: values.blobId || undefined,
        willBringPrescription: selfPay ? values.willBring : undefined,
        covidResponse: covidAnswers.find((answer) => String(answer) === values.covid),
      }).unwrap();
      if (!outcome.ok) return onProblem(outcome.message || flowTexts.callFailed);
      dispatch(clearCached('tests'));
      onSaved(values);
    } catch (error) {
      onProblem(stepProblem(error));
    }
  };

  return (
    <AppForm<StepThreeValues>
      initialValues={draft.three}
      validationSchema={stepThreeSchema(selfPay)}
      onSubmit={submit}
      label={flowTexts.steps[2].title}
    >
      <KeepValues<StepThreeValues> keep={keep} />
      <DoctorSearch />
      <FieldRow>
        <TextField name="doctorFirstName" label={physicianTexts.firstName} />
        <TextField name="doctorLastName" label={physicianTexts.lastName} />
      </FieldRow>
      <PhoneField name="doctorPhone" label={physicianTexts.phone} optional autoComplete="off" />
      <TextArea name="reason" label={physicianTexts.reason} hint={physicianTexts.reasonHint} />
      <PrescriptionField selfPay={selfPay} />
      {config().covidQuestion && <ChipRadios name="covid" optional label={physicianTexts.covid} options={physicianTexts.covidOptions} />}
      <StepFooter continueText={flowTexts.continueTo[2]} onBack={onBack} />
    </AppForm>
  );
}
