import { type RequestFile, type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { onDemand } from '../../../components/late/on-demand';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';

const words = texts.test;

const OpenFile = onDemand(async () => (await import('./open-file')).OpenFile);

/** The prescription and other files of a request. */
export function FilesCard({ scan: { files, willBringPrescription } }: { scan: SingleScan }) {
  const [open, setOpen] = useState<RequestFile>();
  return (
    <SectionCard id="files-title" title={words.files} gap="space12">
      {files.length === 0 && <Text $colour="ink2">{willBringPrescription ? words.bringsRx : words.noFiles}</Text>}
      {files.map((file) => (
        <Cluster key={file.blobId} $justify="space-between">
          <span>{file.name}</span>
          <Button aria-label={words.openOf(file.name)} onClick={() => setOpen(file)}>
            {words.openFile}
          </Button>
        </Cluster>
      ))}
      {open && <OpenFile file={open} onClose={() => setOpen(undefined)} />}
    </SectionCard>
  );
}
