import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useUploadFileMutation } from '@scanharbor/shared-contracts/api/media';
import { useLinkUploadMutation } from '@scanharbor/shared-contracts/api/patients';
import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FileUpload, type Upload } from '@scanharbor/shared-ui/file-upload';
import { missingTexts } from './booking-card.texts';

interface PrescriptionDialogProps {
  requestId: number;
  onClose: () => void;
  /** Called when the input is stored; also closes the dialog. */
  onSaved: () => void;
}

/** Uploads a prescription for a request; a chosen or dropped file is stored and linked immediately (PR-320). */
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
        errorText={(failure) => getErrorMessage(failure, missingTexts.prescriptionFailed)}
      />
    </Dialog>
  );
}
