import { useFormikContext } from 'formik';
import { getErrorMessage } from '@scanharbor/shared-contracts';
import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { useFieldId } from '@scanharbor/shared-ui/field';
import { FileUpload, type UploadedFile } from '@scanharbor/shared-ui/file-upload';
import { Stack } from '@scanharbor/shared-ui/layout';
import { physicianTexts } from '../../../texts';
import { useLoadFile } from './use-load-file';
import { usePrescriptionUpload } from './use-prescription-upload';

/** The first page is the file of the prescribed calls; the others are beside it. */
function listPages({ blobId, fileName, morePages = [] }: StepThreeValues): UploadedFile[] {
  return blobId ? [{ blobId, name: fileName || physicianTexts.prescription }, ...morePages] : [];
}

const writePages = ([first, ...more]: readonly UploadedFile[]): Pick<StepThreeValues, 'blobId' | 'fileName' | 'morePages'> => ({
  blobId: first?.blobId ?? '',
  fileName: first?.name ?? '',
  morePages: more.map(({ blobId, name }) => ({ blobId, name })),
});

/** The prescription's files; a self-pay patient may bring it instead (PR-114 to PR-117). */
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
        value={listPages(values)}
        onChange={(pages) => void setValues((now) => ({ ...now, ...writePages(pages) }))}
        upload={upload}
        load={load}
        errorText={(failure) => getErrorMessage(failure, physicianTexts.uploadFailed)}
      />
      {selfPay && <CheckboxField name="willBring" label={physicianTexts.willBring} />}
    </Stack>
  );
}
