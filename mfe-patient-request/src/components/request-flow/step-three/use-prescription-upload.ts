import { useUploadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { type Upload } from '@scanharbor/shared-ui/file-upload';

/** Sends a prescription file as media; the signal stops it. */
export function usePrescriptionUpload(): Upload {
  const [uploadFile] = useUploadFileMutation();
  return (file, _onProgress, signal) => {
    const call = uploadFile(file);
    signal.addEventListener('abort', () => call.abort());
    return call.unwrap();
  };
}
