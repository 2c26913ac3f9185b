import { getErrorMessage, messageShown, type SessionUser, toFieldErrors, useAppDispatch, userUpdated } from '@scanharbor/shared-contracts';
import { useUpdateProviderAccountMutation } from '@scanharbor/shared-contracts/api/datica';
import { texts } from '../../texts';

type Changes = Partial<Pick<SessionUser, 'firstName' | 'lastName' | 'email'>>;

/** Returns the fields that differ from the account (IC-196). */
const pickChanges = (user: SessionUser, input: Changes): Changes =>
  Object.fromEntries(Object.entries(input).filter(([key, value]) => value !== user[key as keyof Changes]));

/**
 * Returns functions that save changed fields, or a new password (IC-192 to IC-197). They resolve with null, or after a failure with the
 * errors by field.
 */
export function useSaveSettings(user: SessionUser) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateProviderAccountMutation();

  const send = async (call: Parameters<typeof update>[0], onDone: () => void): Promise<Record<string, string> | null> => {
    try {
      await update(call).unwrap();
    } catch (error) {
      dispatch(messageShown({ id: 'settings', status: false, message: getErrorMessage(error, texts.settings.failed) }));
      return toFieldErrors(error);
    }
    onDone();
    return null;
  };
  const reportSuccess = (message: string) => dispatch(messageShown({ id: 'settings', status: true, message, delay: 5_000 }));

  return {
    save: (input: Changes, onSaved: () => void) => {
      const changes = pickChanges(user, input);
      if (Object.keys(changes).length === 0) {
        onSaved();
        reportSuccess(texts.settings.saved);
        return Promise.resolve(null);
      }
      return send({ username: user.email, ...changes }, () => {
        const { email, ...names } = changes;
        dispatch(userUpdated({ ...names, ...(email === undefined ? {} : { pendingEmail: email }) }));
        onSaved();
        reportSuccess(texts.settings.saved);
      });
    },
    savePassword: (newPassword: string) =>
      send({ username: user.email, newPassword }, () => {
        dispatch(userUpdated({ temp: false }));
        reportSuccess(texts.settings.passwordSaved);
      }),
  };
}
