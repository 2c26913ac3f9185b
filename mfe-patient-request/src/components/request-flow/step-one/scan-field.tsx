import { useState } from 'react';
import { useFormikContext } from 'formik';
import { useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { searchScans } from '@scanharbor/shared-contracts/domain/scan-search';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Button } from '@scanharbor/shared-ui/button';
import { ComboBox } from '@scanharbor/shared-ui/combo-box';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { flowTexts, scanTexts } from '../../../texts';
import { formatScanLabel } from '../use-request-details';
import { ScanBrowser } from './scan-browser';
import { UnknownScan } from './unknown-scan';

/** The scan, found by typing or in three levels (PR-040 to PR-044). */
export function ScanField({ scanTypeId }: { scanTypeId: number | undefined }) {
  const { values, setFieldValue } = useFormikContext<StepOneValues>();
  const { data: scans, isError, isFetching, refetch } = useScanListQuery();
  const [typed, setTyped] = useState('');
  const [unsure, setUnsure] = useState(false);
  const [browsing, setBrowsing] = useState(scanTypeId !== undefined && values.scanServiceId === '');
  if (isError) return <LoadError title={flowTexts.listFailed} onRetry={() => void refetch()} retrying={isFetching} />;

  const chosen = scans?.find(({ id }) => String(id) === values.scanServiceId);
  return (
    <Stack $gap="space8">
      <ComboBox
        name="scanServiceId"
        label={scanTexts.scan}
        hint={scanTexts.scanHint}
        options={searchScans(scans ?? [], typed).map((scan) => ({ id: String(scan.id), label: formatScanLabel(scan) }))}
        chosenLabel={chosen && formatScanLabel(chosen)}
        onSearch={setTyped}
        searching={!scans}
        onChosen={() => setTyped('')}
      />
      <Cluster>
        <Button variant="link" aria-expanded={browsing} onClick={() => setBrowsing(!browsing)}>
          {browsing ? scanTexts.closeBrowse : scanTexts.browse}
        </Button>
        <Button variant="link" aria-expanded={unsure} onClick={() => setUnsure(!unsure)}>
          {scanTexts.unsure}
        </Button>
      </Cluster>
      {unsure && <UnknownScan />}
      {browsing && scans && (
        <ScanBrowser
          scans={scans}
          chosenId={values.scanServiceId}
          typeId={scanTypeId}
          onChoose={(id) => void setFieldValue('scanServiceId', id)}
        />
      )}
    </Stack>
  );
}
