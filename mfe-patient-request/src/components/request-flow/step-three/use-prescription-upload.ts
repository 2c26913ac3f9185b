import { useUploadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { type Upload } from '@scanharbor/shared-ui/file-upload';

/** Returns the upload of a prescription file, which reports its progress in percent; the signal aborts it. */
export function usePrescriptionUpload(): Upload {
  const [uploadFile] = useUploadFileMutation();
  return (file, onProgress, signal) => {
    const call = uploadFile({ file, onProgress: (fraction) => onProgress(fraction * 100) });
    signal.addEventListener('abort', () => call.abort());
    return call.unwrap();
  };
}
