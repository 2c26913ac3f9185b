import { developerMessage, failureCode, failureMessage, useEnterAs } from '@scanharbor/shared-contracts';
import { useLoginMutation } from '@scanharbor/shared-contracts/api/account';
import { type SignInValues } from './person';

/** Words of a refused login, and the developer message that asks for a new password (PR-094, PR-095). */
const signInTexts = { refused: 'Incorrect Email Address or Password', restore: 'You need to restore your password!' } as const;

/** Signed in, sent to choose a new password first, or what to say beside the password. */
type SignInOutcome = 'entered' | 'restore' | { problem: string };

/** Signs a patient in from inside a screen that goes on afterwards; any other account is refused. Never rejects. */
export function usePatientSignIn() {
  const [login] = useLoginMutation();
  const enterAs = useEnterAs();
  return async ({ email, password, remember }: SignInValues): Promise<SignInOutcome> => {
    try {
      const entered = await login({ username: email.trim(), password }).unwrap();
      if (entered.user.userType !== 'patient') return { problem: signInTexts.refused };
      await enterAs(entered, remember);
      return 'entered';
    } catch (error) {
      if (developerMessage(error) === signInTexts.restore) return 'restore';
      const answered = failureCode(error) !== undefined;
      return { problem: answered ? signInTexts.refused : failureMessage(error, signInTexts.refused) };
    }
  };
}
