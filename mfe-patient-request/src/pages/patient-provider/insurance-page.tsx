import { type FormikHelpers } from 'formik';
import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useInsuranceQuery, useSaveInsuranceMutation } from '@scanharbor/shared-contracts/api/scans';
import { type InsuranceRecord } from '@scanharbor/shared-contracts/domain/insurance-record';
import { insuranceSchema } from '@scanharbor/shared-contracts/forms/request-steps';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { RecordFields } from '../../components/insurance-record/record-fields';
import { toInsuranceRecord, type RecordValues, toRecordValues } from '../../components/insurance-record/record-values';
import { patientProviderTexts as texts } from './patient-provider.texts';

const successDelay = 5000;

function RecordForm({ record }: { record: InsuranceRecord | null }) {
  const dispatch = useAppDispatch();
  const [save] = useSaveInsuranceMutation();

  const submit = async (values: RecordValues, { setErrors }: FormikHelpers<RecordValues>) => {
    try {
      await save(toInsuranceRecord(values)).unwrap();
      dispatch(messageShown({ status: true, message: texts.saved, delay: successDelay }));
    } catch (error) {
      setErrors({});
      dispatch(messageShown({ status: false, message: getErrorMessage(error, texts.failed), delay: null }));
    }
  };

  return (
    <AppForm<RecordValues> initialValues={toRecordValues(record)} validationSchema={insuranceSchema} onSubmit={submit}>
      <RecordFields />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </AppForm>
  );
}

/** The saved insurance record (PR-187, PR-311). */
export function InsurancePage() {
  const { data: record, isError, isFetching, refetch } = useInsuranceQuery();
  return (
    <Stack as="section" aria-labelledby="saved-insurance">
      <Heading level={2} id="saved-insurance">
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
