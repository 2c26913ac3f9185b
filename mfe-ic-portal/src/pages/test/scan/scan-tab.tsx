import { paths } from '@scanharbor/shared-contracts';
import { type RequestFile, type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { lazyDialog } from '../../../components/lazy-dialog';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { ExpandableText } from './expandable-text';
import { PatientCard } from './patient-card';
import { RequestCard } from './request-card';

const testTexts = texts.test;

/** Two columns where they fit beside the activity. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${token.space16};
  align-items: start;
`;

const FileDialog = lazyDialog(async () => (await import('./file-dialog')).FileDialog);

/** Names a file; photos of several pages often have the same name. */
const nameFile = (files: readonly RequestFile[], index: number) =>
  files.length > 1 ? testTexts.fileOf(files[index]?.name ?? '', index + 1, files.length) : (files[index]?.name ?? '');

/** The prescription and other files of a request, in the order of the pages. */
function FilesCard({ scan: { files, willBringPrescription } }: { scan: SingleScan }) {
  const [open, setOpen] = useState<number>();
  return (
    <SectionCard id="files-title" title={testTexts.files} gap="space12">
      {files.length === 0 && <Text $color="ink2">{willBringPrescription ? testTexts.bringsRx : testTexts.noFiles}</Text>}
      {files.map(({ blobId, name }, index) => (
        <Cluster key={blobId} $justify="space-between">
          <span>{name}</span>
          <Button data-print="hide" aria-label={testTexts.openOf(nameFile(files, index))} onClick={() => setOpen(index)}>
            {testTexts.openFile}
          </Button>
        </Cluster>
      ))}
      {open !== undefined && <FileDialog files={files} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />}
    </SectionCard>
  );
}

/** The instructions and notes of a request; those without text are left out. */
function InstructionsCard({ scan: { preAuthInstructions, clinicalNotes, schedulingNotes } }: { scan: SingleScan }) {
  const notes = [
    { title: testTexts.preAuth, text: preAuthInstructions },
    { title: testTexts.clinical, text: clinicalNotes },
    { title: testTexts.scheduling, text: schedulingNotes },
  ].filter(({ text }) => text !== '');
  if (notes.length === 0) return null;
  return (
    <Card aria-label={testTexts.instructions}>
      <Stack>
        {notes.map(({ title, text }) => (
          <ExpandableText key={title} title={title} text={text} />
        ))}
      </Stack>
    </Card>
  );
}

/** Links to the other requests of the patient (IC-077). */
function OtherScans({ scans }: { scans: SingleScan['otherScans'] }) {
  if (scans.length === 0) return null;
  return (
    <SectionCard id="other-scans" title={testTexts.additional} gap="space12">
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
    <Columns>
      <Stack>
        <RequestCard scan={scan} />
        <InstructionsCard scan={scan} />
        <OtherScans scans={scan.otherScans} />
      </Stack>
      <Stack>
        <PatientCard scan={scan} />
        <FilesCard scan={scan} />
      </Stack>
    </Columns>
  );
}
