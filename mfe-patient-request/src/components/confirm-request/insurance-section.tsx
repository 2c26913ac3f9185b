import { useInsuranceQuery } from '@scanharbor/shared-contracts/api/scans';
import { insuranceSchema } from '@scanharbor/shared-contracts/forms/request-steps';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { RecordFields } from '../insurance-record/record-fields';
import { type RecordValues, toRecordValues } from '../insurance-record/record-values';
import { type ConfirmStepProps } from './confirm-answers';
import { confirmTexts as texts } from './confirm-request.texts';
import { StepActions } from './step-actions';

/** The insurance to use; stored when the request is confirmed (PR-175). */
export function InsuranceSection({ answers, change, onBack, onNext }: ConfirmStepProps) {
  // When the stored record cannot be loaded, the form opens empty.
  const { data: record = null, isLoading } = useInsuranceQuery();
  if (isLoading) return <Skeleton lines={5} />;
  return (
    <AppForm<RecordValues>
      idPrefix="confirm-insurance"
      label={texts.insurance}
      initialValues={answers.insurance ?? toRecordValues(record)}
      validationSchema={insuranceSchema}
      onSubmit={(insurance) => {
        change({ insurance });
        onNext();
      }}
    >
      <RecordFields />
      <StepActions onBack={onBack}>
        <SubmitButton>{texts.next}</SubmitButton>
      </StepActions>
    </AppForm>
  );
}
