import { paths } from '@scanharbor/shared-contracts';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Card, Stack, WithAside } from '@scanharbor/shared-ui/layout';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { FilesCard } from './files-card';
import { LongText } from './long-text';
import { PatientCard } from './patient-card';
import { RequestCard } from './request-card';

const words = texts.test;

/** What else the patient has asked for, each with its page (IC-077). */
function OtherScans({ scans }: { scans: SingleScan['otherScans'] }) {
  if (scans.length === 0) return null;
  return (
    <SectionCard id="other-scans" title={words.additional} gap="space12">
      <ul>
        {scans.map(({ requestId, scanName }) => (
          <li key={requestId}>
            <Link to={paths.test(requestId)}>#{requestId}</Link> {scanName}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** The request itself: scan, payment, instructions and notes, patient, files (IC-074 to IC-078). */
export function ScanTab({ scan }: { scan: SingleScan }) {
  return (
    <WithAside>
      <Stack>
        <RequestCard scan={scan} />
        <Card aria-label={words.instructions}>
          <Stack>
            <LongText title={words.preAuth} text={scan.preAuthInstructions} />
            <LongText title={words.clinical} text={scan.clinicalNotes} />
            <LongText title={words.scheduling} text={scan.schedulingNotes} />
          </Stack>
        </Card>
        <OtherScans scans={scan.otherScans} />
      </Stack>
      <Stack>
        <PatientCard scan={scan} />
        <FilesCard scan={scan} />
      </Stack>
    </WithAside>
  );
}
