import { useUploadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { type Upload } from '@scanharbor/shared-ui/file-upload';

/** Sends a prescription file as media and tells how far it is; the signal stops it. */
export function usePrescriptionUpload(): Upload {
  const [uploadFile] = useUploadFileMutation();
  return (file, onProgress, signal) => {
    const call = uploadFile({ file, onProgress: (fraction) => onProgress(fraction * 100) });
    signal.addEventListener('abort', () => call.abort());
    return call.unwrap();
  };
}
