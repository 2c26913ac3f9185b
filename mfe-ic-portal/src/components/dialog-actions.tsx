import { Button } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { SubmitButton } from '@scanharbor/shared-ui/form';

interface DialogActionsProps {
  /** Names the act: "Reject request". */
  act: string;
  /** Names what stays: "Keep request". */
  keep: string;
  onKeep: () => void;
  danger?: boolean;
}

/** The two buttons at the end of a form in a dialog. */
export function DialogActions({ act, keep, onKeep, danger }: DialogActionsProps) {
  return (
    <DialogButtons>
      <Button onClick={onKeep}>{keep}</Button>
      <SubmitButton variant={danger ? 'danger' : 'primary'}>{act}</SubmitButton>
    </DialogButtons>
  );
}
