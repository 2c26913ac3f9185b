import { failureMessage, messageShown, type SessionUser, toFieldErrors, useAppDispatch, userChanged } from '@scanharbor/shared-contracts';
import { useUpdateProviderAccountMutation } from '@scanharbor/shared-contracts/api/datica';
import { texts } from '../../texts';

type Changes = Partial<Pick<SessionUser, 'firstName' | 'lastName' | 'email'>>;

/** Only what differs from what the account has (IC-196). */
const changedOnly = (user: SessionUser, given: Changes): Changes =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => value !== user[key as keyof Changes]));

/** Sends changed fields, or a new password, with the user name (IC-192 to IC-197). Answers null, or after a failure the errors by field. */
export function useSaveSettings(user: SessionUser) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateProviderAccountMutation();

  const send = async (call: Parameters<typeof update>[0], onDone: () => void): Promise<Record<string, string> | null> => {
    try {
      await update(call).unwrap();
    } catch (error) {
      dispatch(messageShown({ id: 'settings', status: false, message: failureMessage(error, texts.settings.failed) }));
      return toFieldErrors(error);
    }
    onDone();
    return null;
  };
  const told = (message: string) => dispatch(messageShown({ id: 'settings', status: true, message, delay: 5_000 }));

  return {
    save: (given: Changes, onSaved: () => void) => {
      const changes = changedOnly(user, given);
      if (Object.keys(changes).length === 0) {
        onSaved();
        told(texts.settings.saved);
        return Promise.resolve(null);
      }
      return send({ username: user.email, ...changes }, () => {
        dispatch(userChanged(changes));
        onSaved();
        told(texts.settings.saved);
      });
    },
    savePassword: (newPassword: string) =>
      send({ username: user.email, newPassword }, () => {
        dispatch(userChanged({ temp: false }));
        told(texts.settings.passwordSaved);
      }),
  };
}
