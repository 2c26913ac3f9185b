import { signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { ConfirmDialog } from '@scanharbor/shared-ui/dialog';
import { Text } from '@scanharbor/shared-ui/theme';

const timeOf = (deadline: string) => new Date(deadline).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** The session is about to end: stay, or leave now. What was typed is kept either way. */
export function WarningDialog({ deadline, onStay }: { deadline: string; onStay: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      title="Are you still there?"
      confirmLabel="Sign out now"
      cancelLabel="Stay signed in"
      onConfirm={() => dispatch(signOut())}
      onCancel={onStay}
      isStatic
    >
      <Text>For your security you will be signed out at {timeOf(deadline)}. What you typed on this page is kept.</Text>
    </ConfirmDialog>
  );
}
