import { Button } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { SubmitButton } from '@scanharbor/shared-ui/form';

interface DialogActionsProps {
  /** Names the action: "Reject request". */
  action: string;
  /** Names the button that changes nothing: "Keep request". */
  cancel: string;
  onCancel: () => void;
  danger?: boolean;
}

/** The two buttons at the end of a form in a dialog. */
export function DialogActions({ action, cancel, onCancel, danger }: DialogActionsProps) {
  return (
    <DialogButtons>
      <Button onClick={onCancel}>{cancel}</Button>
      <SubmitButton variant={danger ? 'danger' : 'primary'}>{action}</SubmitButton>
    </DialogButtons>
  );
}
