import { getDeveloperMessage, getErrorCode, getErrorMessage, useSignInWithToken } from '@scanharbor/shared-contracts';
import { useLoginMutation } from '@scanharbor/shared-contracts/api/account';
import { signInTexts } from './form-texts';
import { type SignInValues } from './person';

/** The developer message that requires a new password (PR-095). */
const restoreMessage = 'You need to restore your password!';

/** Signed in, redirected to set a new password, or a message for the password field. */
type SignInOutcome = 'entered' | 'restore' | { problem: string };

/** Signs a patient in from a screen that continues afterwards; any other account is rejected. Never rejects. */
export function usePatientSignIn() {
  const [login] = useLoginMutation();
  const signInWithToken = useSignInWithToken();
  return async ({ email, password, remember }: SignInValues): Promise<SignInOutcome> => {
    try {
      const account = await login({ username: email.trim(), password }).unwrap();
      if (account.user.userType !== 'patient') return { problem: signInTexts.refused };
      await signInWithToken(account, remember);
      return 'entered';
    } catch (error) {
      if (getDeveloperMessage(error) === restoreMessage) return 'restore';
      const hasResponse = getErrorCode(error) !== undefined;
      return { problem: hasResponse ? signInTexts.refused : getErrorMessage(error, signInTexts.refused) };
    }
  };
}
