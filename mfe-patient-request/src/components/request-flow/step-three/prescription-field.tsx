import { useFormikContext } from 'formik';
import { getErrorMessage } from '@scanharbor/shared-contracts';
import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { useFieldId } from '@scanharbor/shared-ui/field';
import { FileUpload } from '@scanharbor/shared-ui/file-upload';
import { Stack } from '@scanharbor/shared-ui/layout';
import { physicianTexts } from '../../../texts';
import { useLoadFile } from './use-load-file';
import { usePrescriptionUpload } from './use-prescription-upload';

/** The prescription's file; a self-pay patient may bring it instead (PR-114 to PR-117). */
export function PrescriptionField({ selfPay }: { selfPay: boolean }) {
  const { values, errors, touched, setValues } = useFormikContext<StepThreeValues>();
  const upload = usePrescriptionUpload();
  const load = useLoadFile();
  return (
    <Stack>
      <FileUpload
        {...prescriptionFile}
        id={useFieldId('blobId')}
        label={physicianTexts.prescription}
        hint={physicianTexts.prescriptionHint}
        error={touched.blobId ? errors.blobId : undefined}
        value={values.blobId ? { blobId: values.blobId, name: values.fileName || physicianTexts.prescription } : null}
        onChange={(file) => void setValues((now) => ({ ...now, blobId: file?.blobId ?? '', fileName: file?.name ?? '' }))}
        upload={upload}
        load={load}
        errorText={(failure) => getErrorMessage(failure, physicianTexts.uploadFailed)}
      />
      {selfPay && <CheckboxField name="willBring" label={physicianTexts.willBring} />}
    </Stack>
  );
}
