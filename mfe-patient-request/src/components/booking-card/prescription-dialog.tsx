import { failureMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useUploadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { useLinkUploadMutation } from '@scanharbor/shared-contracts/api/patients';
import { prescriptionFile } from '@scanharbor/shared-contracts/forms/prescription';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FileUpload, type Upload } from '@scanharbor/shared-ui/file-upload';
import { missingTexts } from './booking-card.texts';

interface PrescriptionDialogProps {
  requestId: number;
  onClose: () => void;
  /** The answer is stored; closes as well. */
  onSaved: () => void;
}

/** Takes a prescription for a request: a file chosen or dropped is stored and linked at once (PR-320). */
export function PrescriptionDialog({ requestId, onClose, onSaved }: PrescriptionDialogProps) {
  const dispatch = useAppDispatch();
  const [uploadFile] = useUploadFileMutation();
  const [linkUpload] = useLinkUploadMutation();

  const upload: Upload = async (file, onProgress, signal) => {
    const call = uploadFile({ file, onProgress: (fraction) => onProgress(fraction * 100) });
    signal.addEventListener('abort', () => call.abort());
    const { blobId } = await call.unwrap();
    signal.throwIfAborted();
    await linkUpload({ blobId, requestId }).unwrap();
    return { blobId };
  };
  const done = () => {
    dispatch(messageShown({ status: true, message: missingTexts.prescriptionSaved, delay: 5000 }));
    onSaved();
  };

  return (
    <Dialog title={missingTexts.prescriptionTitle} onClose={onClose}>
      <FileUpload
        {...prescriptionFile}
        label={missingTexts.prescription}
        hint={missingTexts.prescriptionHint}
        value={null}
        onChange={(file) => {
          if (file) done();
        }}
        upload={upload}
        errorText={(failure) => failureMessage(failure, missingTexts.prescriptionFailed)}
      />
    </Dialog>
  );
}
