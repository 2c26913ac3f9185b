import { endReasonDismissed, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { isGuest } from '@scanharbor/shared-contracts/domain/guest';
import { lazyDialog } from '@scanharbor/shared-ui/lazy';
import { PasswordProof } from '../password-proof/password-proof';
import { type SessionEndedDialogProps } from './session-ended-dialog';
import { SessionTimeout } from './session-timeout';

const plainText = ({ text }: SessionEndedDialogProps) => <p role="alert">{text}</p>;

const SessionEndedDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: 'session-dialogs' */ './session-ended-dialog')).SessionEndedDialog,
  plainText,
);

/** Warns before the session ends, asks for the password, and says why the session ended until the user closes that. */
export function SessionDialogs() {
  const { user, endReason } = useSession();
  const dispatch = useAppDispatch();
  return (
    <>
      {endReason && <SessionEndedDialog text={endReason} onClose={() => dispatch(endReasonDismissed())} />}
      {!isGuest(user) && (
        <>
          <SessionTimeout />
          <PasswordProof />
        </>
      )}
    </>
  );
}
