import { printMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { object, string } from 'yup';
import { texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { emptyReason, formatReason, ReasonFields, reasonSchema } from '../reject/reject-fields';

const { bulk } = texts;

/** More than some pages of a list are rejected only by someone who knows how many they are. */
const sureSchema = (requests: number) =>
  reasonSchema.concat(
    object({
      sure: string().test('sure', bulk.rejectSureMissing(requests), (text = '') => text.replace(/[,\s]/g, '') === String(requests)),
    }),
  );

interface BulkRejectDialogProps {
  /** Number of requests. */
  requests: number;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Prompts for the reason for which the selected requests are rejected. */
export function BulkRejectDialog({ requests, onReject, onClose }: BulkRejectDialogProps) {
  const isLarge = requests > printMaximum;
  return (
    <Dialog title={bulk.rejectTitle(requests)} onClose={onClose} size="small">
      <AppForm
        initialValues={{ ...emptyReason, sure: '' }}
        validationSchema={isLarge ? sureSchema(requests) : reasonSchema}
        onSubmit={(values) => {
          onClose();
          onReject(formatReason(values));
        }}
        idPrefix="bulk-reject"
      >
        <Text>{bulk.rejectText}</Text>
        <ReasonFields />
        {isLarge && <TextField name="sure" label={bulk.rejectSure(requests)} inputMode="numeric" autoComplete="off" width={8} />}
        <DialogActions action={bulk.rejectConfirm(requests)} cancel={bulk.rejectKeep} onCancel={onClose} danger />
      </AppForm>
    </Dialog>
  );
}
