import { type FormikHelpers } from 'formik';
import { failureMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useInsuranceQuery, useSaveInsuranceMutation } from '@scanharbor/shared-contracts/api/scans';
import { type InsuranceRecord } from '@scanharbor/shared-contracts/domain/scan-catalogue';
import { insuranceSchema, type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { DateOfBirth } from '@scanharbor/shared-ui/date-of-birth';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { FieldRow, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Heading } from '@scanharbor/shared-ui/theme';
import { InsuranceFields } from '../../components/request-flow/step-four/insurance-fields';
import { patientProviderTexts as texts } from './patient-provider.texts';

interface RecordValues extends InsuranceValues {
  groupNumber: string;
  dob: string;
  planId: string;
  policyName: string;
}

const successDelay = 5000;

const valuesOf = (record: InsuranceRecord | null): RecordValues => ({
  insurerId: record ? String(record.company.id) : '',
  memberId: record?.policyNumber ?? '',
  groupNumber: record?.groupNumber ?? '',
  dob: record?.dob ?? '',
  planId: record?.planId ?? '',
  policyName: record?.policyName ?? '',
});

function RecordForm({ record }: { record: InsuranceRecord | null }) {
  const dispatch = useAppDispatch();
  const [save] = useSaveInsuranceMutation();

  const submit = async ({ insurerId, memberId, ...rest }: RecordValues, { setErrors }: FormikHelpers<RecordValues>) => {
    try {
      await save({ ...rest, companyId: Number(insurerId), policyNumber: memberId.trim() }).unwrap();
      dispatch(messageShown({ status: true, message: texts.saved, delay: successDelay }));
    } catch (error) {
      setErrors({});
      dispatch(messageShown({ status: false, message: failureMessage(error, texts.failed), delay: null }));
    }
  };

  return (
    <AppForm<RecordValues> initialValues={valuesOf(record)} validationSchema={insuranceSchema} onSubmit={submit}>
      <InsuranceFields />
      <FieldRow>
        <TextField name="groupNumber" label={texts.groupNumber} optional autoComplete="off" />
        <TextField name="planId" label={texts.planId} optional autoComplete="off" />
      </FieldRow>
      <TextField name="policyName" label={texts.policyName} optional autoComplete="off" />
      <DateOfBirth name="dob" label={texts.dob} optional minAge={0} />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </AppForm>
  );
}

/** The insurance record that is kept (PR-187, PR-311). */
export function InsurancePage() {
  const { data: record, isError, isFetching, refetch } = useInsuranceQuery();
  return (
    <Stack as="section" aria-labelledby="kept-insurance">
      <Heading level={2} id="kept-insurance">
        {texts.insurance}
      </Heading>
      {isError ? (
        <LoadError level={3} title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : record === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <RecordForm record={record} />
      )}
    </Stack>
  );
}
