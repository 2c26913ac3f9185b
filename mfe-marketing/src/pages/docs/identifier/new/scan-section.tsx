import { useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { searchScans } from '@scanharbor/shared-contracts/domain/scan-search';
import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { ComboBox } from '@scanharbor/shared-ui/combo-box';
import { FieldFrame, useFormikField } from '@scanharbor/shared-ui/field';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { doctorTexts } from '../../../../content/doctors';
import { PreferredCenters } from './preferred-centers';

const texts = doctorTexts.request;

const FileInput = styled.input`
  min-height: ${token.controlHeight};

  &::file-selector-button {
    min-height: ${token.controlHeight};
    margin-inline-end: ${token.space12};
    padding: 0 ${token.space16};
    border: 1px solid ${token.controlBorder};
    border-radius: ${token.radiusControl};
    background: ${token.surface};
    font: inherit;
    font-weight: ${token.weightMedium};
    cursor: pointer;
  }
`;

/** Collects the scan type, the ZIP code and the prescription image. */
export function ScanSection() {
  const { data: scans, isError, isFetching, refetch } = useScanListQuery();
  const [typed, setTyped] = useState('');
  const { value: chosenId } = useFormikField<string>({ name: 'scanServiceId' });
  const chosen = scans?.find(({ id }) => String(id) === chosenId);
  const file = useFormikField<File | null>({ name: 'file', hint: texts.prescriptionHint });
  return (
    <>
      {isError && !scans ? (
        <LoadError level={3} title={texts.scansFailed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ComboBox
          name="scanServiceId"
          label={texts.scan}
          options={searchScans(scans ?? [], typed).map(({ id, fullName }) => ({ id: String(id), label: fullName }))}
          chosenLabel={chosen?.fullName}
          onSearch={setTyped}
          onChosen={() => setTyped('')}
          searching={!scans}
        />
      )}
      <ZipField name="zipCode" label={texts.zip} />
      <PreferredCenters />
      <FieldFrame id={file.id} label={texts.prescription} hint={texts.prescriptionHint} error={file.error}>
        <FileInput
          {...file.aria}
          id={file.id}
          type="file"
          accept={prescriptionFile.extensions.map((extension) => `.${extension}`).join(',')}
          onChange={({ target }) => file.onChange(target.files?.[0] ?? null)}
        />
      </FieldFrame>
    </>
  );
}
