import { takeFile } from '@scanharbor/shared-contracts';
import { useDownloadFileMutation, useRemoveFirstPageMutation } from '@scanharbor/shared-contracts/api/media';
import { type RequestFile, type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Button } from '@scanharbor/shared-ui/button';
import { FileViewer } from '@scanharbor/shared-ui/file-viewer';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useCallback, useState } from 'react';
import { texts } from '../../../texts';

const words = texts.test;

/** One file in the viewer, to open, download, or take the first page off (IC-093, IC-094). */
function OpenFile({ file: { blobId, name }, onClose }: { file: RequestFile; onClose: () => void }) {
  const [download] = useDownloadFileMutation();
  const [removeFirst] = useRemoveFirstPageMutation();
  const load = useCallback(async () => {
    const { url } = await download({ blobId }).unwrap();
    const file = takeFile(url);
    if (!file) throw new Error(words.fileFailed);
    return file;
  }, [download, blobId]);
  return (
    <FileViewer
      name={name}
      load={load}
      onClose={onClose}
      failedText={words.fileFailed}
      onRemoveFirstPage={() => removeFirst({ blobId }).unwrap()}
    />
  );
}

/** The prescription and other files of a request. */
export function FilesCard({ scan: { files, willBringPrescription } }: { scan: SingleScan }) {
  const [open, setOpen] = useState<RequestFile>();
  return (
    <Card aria-labelledby="files-title">
      <Stack $gap="space12">
        <Heading level={2} size="card" id="files-title">
          {words.files}
        </Heading>
        {files.length === 0 && <Text $colour="ink2">{willBringPrescription ? words.bringsRx : words.noFiles}</Text>}
        {files.map((file) => (
          <Cluster key={file.blobId} $justify="space-between">
            <span>{file.name}</span>
            <Button aria-label={words.openOf(file.name)} onClick={() => setOpen(file)}>
              {words.openFile}
            </Button>
          </Cluster>
        ))}
      </Stack>
      {open && <OpenFile file={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
