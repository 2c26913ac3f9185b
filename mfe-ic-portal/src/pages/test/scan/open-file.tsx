import { takeFile } from '@scanharbor/shared-contracts';
import { useDownloadFileMutation, useRemoveFirstPageMutation } from '@scanharbor/shared-contracts/api/media';
import { type RequestFile } from '@scanharbor/shared-contracts/domain/single-scan';
import { FileViewer } from '@scanharbor/shared-ui/file-viewer';
import { useCallback } from 'react';
import { texts } from '../../../texts';

const words = texts.test;

/** One file in the viewer, to open, download, or take the first page off (IC-093, IC-094). */
export function OpenFile({ file: { blobId, name }, onClose }: { file: RequestFile; onClose: () => void }) {
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
