import { Button } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';

interface DialogActionsProps {
  /** Names the action: "Reject request". */
  action: string;
  /** Names the button that changes nothing: "Keep request". */
  cancel: string;
  onCancel: () => void;
  danger?: boolean;
  /** Why the action is no longer possible. It is then disabled, and what was entered stays. */
  closed?: string | undefined;
}

/** The two buttons at the end of a form in a dialog. */
export function DialogActions({ action, cancel, onCancel, danger, closed }: DialogActionsProps) {
  return (
    <>
      <FormFailure>{closed}</FormFailure>
      <DialogButtons>
        <Button onClick={onCancel}>{cancel}</Button>
        <SubmitButton variant={danger ? 'danger' : 'primary'} disabled={closed !== undefined}>
          {action}
        </SubmitButton>
      </DialogButtons>
    </>
  );
}
