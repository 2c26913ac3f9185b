import { useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { prescriptionFile } from '@scanharbor/shared-contracts/forms/prescription';
import { ComboBox } from '@scanharbor/shared-ui/combo-box';
import { FieldFrame, useFormikField } from '@scanharbor/shared-ui/field';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { doctorTexts } from '../../../../content/doctors';
import { NearCenters } from './near-centers';

const texts = doctorTexts.request;

/** Scan type, zip, and the picture of the prescription. */
export function ScanPart() {
  const { data: scans = [] } = useScanListQuery();
  const file = useFormikField<File | null>({ name: 'file', hint: texts.prescriptionHint });
  return (
    <>
      <ComboBox
        name="scanServiceId"
        label={texts.scan}
        options={scans.map(({ id, fullName }) => ({ id: String(id), label: fullName }))}
      />
      <ZipField name="zipCode" label={texts.zip} />
      <NearCenters />
      <FieldFrame id={file.id} label={texts.prescription} hint={texts.prescriptionHint} error={file.error}>
        <input
          {...file.aria}
          id={file.id}
          type="file"
          accept={prescriptionFile.extensions.map((extension) => `.${extension}`).join(',')}
          onChange={({ target }) => file.change(target.files?.[0] ?? null)}
        />
      </FieldFrame>
    </>
  );
}
