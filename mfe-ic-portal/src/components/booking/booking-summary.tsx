import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { texts } from '../../texts';
import { FlagStrip } from '../flags/flag-strip';
import { formatPatient } from '../grid/patient-cell';

/** Patient, scan and safety flags above a booking, so that staff book the right person for the right scan. */
export function BookingSummary({ scan: { patient, scanName, patientId }, level = 3 }: { scan: SingleScan; level?: 2 | 3 }) {
  return (
    <Stack $gap="space12">
      <SummaryList
        rows={[
          { label: texts.test.patient, value: formatPatient(patient) },
          { label: texts.test.scan, value: scanName },
        ]}
      />
      <FlagStrip patientId={patientId} level={level} />
    </Stack>
  );
}
