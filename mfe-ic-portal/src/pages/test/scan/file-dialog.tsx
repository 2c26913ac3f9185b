import { takeBlob } from '@scanharbor/shared-contracts';
import { useDownloadFileMutation, useRemoveFirstPageMutation } from '@scanharbor/shared-contracts/api/media';
import { type RequestFile } from '@scanharbor/shared-contracts/domain/single-scan';
import { FileViewer } from '@scanharbor/shared-ui/file-viewer';
import { useCallback } from 'react';
import { logFailure } from '../../../components/log-failure';
import { texts } from '../../../texts';

const testTexts = texts.test;

interface FileDialogProps {
  files: readonly RequestFile[];
  /** The file that is open. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The files in the viewer, one at a time, to read, download, or remove the first page (IC-093, IC-094). */
export function FileDialog({ files, index, onMove, onClose }: FileDialogProps) {
  const { blobId = '', name = '' } = files[index] ?? {};
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
      set={{ index, count: files.length, onMove }}
      onClose={onClose}
      failedText={testTexts.fileFailed}
      onRemoveFirstPage={() => removeFirst({ blobId }).unwrap()}
    />
  );
}
