import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FileUpload } from '@scanharbor/shared-ui/file-upload';
import { missingTexts } from './booking-card.texts';
import { useLinkedPages } from './use-linked-pages';

interface PrescriptionDialogProps {
  requestId: number;
  onClose: () => void;
  /** Called when the dialog closes with a stored prescription. */
  onSaved: () => void;
}

/** Uploads a prescription of one or several pages for a request; a chosen or dropped file is stored and linked immediately (PR-320). */
export function PrescriptionDialog({ requestId, onClose, onSaved }: PrescriptionDialogProps) {
  const dispatch = useAppDispatch();
  const { pages, error, upload, change } = useLinkedPages(requestId);
  const hasPages = pages.length > 0;
  const close = () => {
    if (!hasPages) {
      onClose();
      return;
    }
    dispatch(messageShown({ status: true, message: missingTexts.prescriptionSaved, delay: 5000 }));
    onSaved();
  };

  return (
    <Dialog
      title={missingTexts.prescriptionTitle}
      onClose={close}
      actions={
        hasPages && (
          <Button variant="primary" onClick={close}>
            {missingTexts.prescriptionDone}
          </Button>
        )
      }
    >
      <FileUpload
        {...prescriptionFile}
        label={missingTexts.prescription}
        hint={missingTexts.prescriptionHint}
        value={pages}
        onChange={(next) => void change(next)}
        upload={upload}
        error={error}
        errorText={(failure) => getErrorMessage(failure, missingTexts.prescriptionFailed)}
      />
    </Dialog>
  );
}
