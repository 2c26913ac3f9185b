import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { emptyReason, formatReason, ReasonFields, reasonSchema } from '../reject/reject-fields';

const { bulk } = texts;

interface BulkRejectDialogProps {
  /** Number of requests. */
  requests: number;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Prompts for the reason for which the selected requests are rejected. */
export function BulkRejectDialog({ requests, onReject, onClose }: BulkRejectDialogProps) {
  return (
    <Dialog title={bulk.rejectTitle(requests)} onClose={onClose} size="small">
      <AppForm
        initialValues={emptyReason}
        validationSchema={reasonSchema}
        onSubmit={(values) => {
          onClose();
          onReject(formatReason(values));
        }}
        idPrefix="bulk-reject"
      >
        <Text>{bulk.rejectText}</Text>
        <ReasonFields />
        <DialogActions action={bulk.rejectConfirm(requests)} cancel={bulk.rejectKeep} onCancel={onClose} danger />
      </AppForm>
    </Dialog>
  );
}
