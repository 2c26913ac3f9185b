import { takeBlob } from '@scanharbor/shared-contracts';
import { useDownloadFileMutation, useRemoveFirstPageMutation } from '@scanharbor/shared-contracts/api/media';
import { type RequestFile } from '@scanharbor/shared-contracts/domain/single-scan';
import { FileViewer } from '@scanharbor/shared-ui/file-viewer';
import { useCallback } from 'react';
import { logFailure } from '../../../components/log-failure';
import { texts } from '../../../texts';

const testTexts = texts.test;

/** A file in the viewer, to read, download, or remove the first page (IC-093, IC-094). */
export function FileDialog({ file: { blobId, name }, onClose }: { file: RequestFile; onClose: () => void }) {
  const [download] = useDownloadFileMutation();
  const [removeFirst] = useRemoveFirstPageMutation();
  const load = useCallback(async () => {
    try {
      const { url } = await download({ blobId }).unwrap();
      const file = takeBlob(url);
      if (!file) throw new Error(testTexts.fileFailed);
      return file;
    } catch (error) {
      logFailure(testTexts.fileFailed, error);
      throw error;
    }
  }, [download, blobId]);
  return (
    <FileViewer
      name={name}
      load={load}
      onClose={onClose}
      failedText={testTexts.fileFailed}
      onRemoveFirstPage={() => removeFirst({ blobId }).unwrap()}
    />
  );
}
