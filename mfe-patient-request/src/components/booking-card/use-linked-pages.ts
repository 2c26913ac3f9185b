import { useRef, useState } from 'react';
import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useUploadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { useLinkUploadMutation } from '@scanharbor/shared-contracts/api/patients';
import { type Upload, type UploadedFile } from '@scanharbor/shared-ui/file-upload';
import { missingTexts } from './booking-card.texts';

const listIds = (pages: readonly UploadedFile[]) => pages.map(({ blobId }) => blobId);

/**
 * The pages of a request's prescription, each stored and linked as soon as it is chosen (PR-320). Another order or a removed page is
 * stored at once, too; when that fails, the pages stay as they are on the server.
 */
export function useLinkedPages(requestId: number) {
  const [uploadFile] = useUploadFileMutation();
  const [linkUpload] = useLinkUploadMutation();
  const [pages, setPages] = useState<UploadedFile[]>([]);
  const [error, setError] = useState<string>();
  const linked = useRef<string[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Runs one call after the other: each change names all pages. */
  const inOrder = async (work: () => Promise<void>) => {
    const before = last.current;
    const current = before.catch(() => undefined).then(work);
    last.current = current;
    await current;
  };

  const upload: Upload = async (file, onProgress, signal) => {
    const call = uploadFile({ file, onProgress: (fraction) => onProgress(fraction * 100) });
    signal.addEventListener('abort', () => call.abort());
    const { blobId } = await call.unwrap();
    signal.throwIfAborted();
    await inOrder(async () => {
      await linkUpload({ blobId, requestId }).unwrap();
      linked.current = [...linked.current, blobId];
    });
    return { blobId };
  };

  const change = async (next: UploadedFile[]) => {
    const known = linked.current;
    setError(undefined);
    setPages(next);
    try {
      await inOrder(async () => {
        // A file that was linked since then stays the last page.
        const ids = [...listIds(next), ...linked.current.filter((id) => !known.includes(id))];
        if (ids.join() === linked.current.join()) return;
        await linkUpload({ blobId: ids[0] ?? linked.current[0] ?? '', requestId, pages: ids }).unwrap();
        linked.current = ids;
      });
    } catch (failure) {
      setPages(pages);
      setError(getErrorMessage(failure, missingTexts.prescriptionFailed));
    }
  };

  return { pages, error, upload, change };
}
