import { endReasonDismissed, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { lazyDialog } from '@scanharbor/shared-ui/lazy';
import { type SessionEndedDialogProps } from './session-ended-dialog';

const plainText = ({ text }: SessionEndedDialogProps) => <p role="alert">{text}</p>;

const SessionEndedDialog = lazyDialog(async () => (await import('./session-ended-dialog')).SessionEndedDialog, plainText);

/** Shows why the session ended until the user closes it. The dialog's code loads on demand. */
export function SessionEnded() {
  const { endReason } = useSession();
  const dispatch = useAppDispatch();
  if (!endReason) return null;
  return <SessionEndedDialog text={endReason} onClose={() => dispatch(endReasonDismissed())} />;
}
