import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { lazyTexts } from '../lazy-texts';

export interface SessionEndedDialogProps {
  text: string;
  onClose: () => void;
}

/** Shows why the session ended, with OK. */
export function SessionEndedDialog({ text, onClose }: SessionEndedDialogProps) {
  return (
    <AlertDialog title={lazyTexts.titles.signedOut} onClose={onClose}>
      {text}
    </AlertDialog>
  );
}
