import { AlertDialog } from '@scanharbor/shared-ui/dialog';

export interface SessionEndedDialogProps {
  text: string;
  onClose: () => void;
}

/** Shows why the session ended, with OK. */
export function SessionEndedDialog({ text, onClose }: SessionEndedDialogProps) {
  return (
    <AlertDialog title="Signed out" onClose={onClose}>
      {text}
    </AlertDialog>
  );
}
