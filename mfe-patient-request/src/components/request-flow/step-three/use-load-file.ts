import { useCallback } from 'react';
import { takeBlob } from '@scanharbor/shared-contracts';
import { useDownloadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { physicianTexts } from '../../../texts';

/** Returns a stable function that fetches an own file; it rejects when that fails. */
export function useLoadFile(): (blobId: string) => Promise<Blob> {
  const [download] = useDownloadFileMutation();
  return useCallback(
    async (blobId) => {
      const { url } = await download({ blobId }).unwrap();
      const file = takeBlob(url);
      if (!file) throw new Error(physicianTexts.loadFailed);
      return file;
    },
    [download],
  );
}
