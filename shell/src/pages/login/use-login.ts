import { developerMessage, failureMessage, type SessionUser, signedIn, useAppDispatch } from '@scanharbor/shared-contracts';
import { useLoginMutation } from '@scanharbor/shared-contracts/api/account';
import { texts } from '../../texts';

export type LoginOutcome = { kind: 'in' } | { kind: 'must-restore' } | { kind: 'refused'; message: string };

interface Entered {
  username: string;
  password: string;
  remember: boolean;
}

/** Signs in. Accounts of another kind than `only` are refused like a wrong password, and nothing is stored (SH-046). */
export function useLogin(only?: SessionUser['userType']) {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  return async ({ username, password, remember }: Entered): Promise<LoginOutcome> => {
    try {
      const { token, user } = await login({ username: username.trim(), password }).unwrap();
      if (only && user.userType !== only) return { kind: 'refused', message: texts.loginFailed };
      dispatch(signedIn({ token, remember }));
      return { kind: 'in' };
    } catch (failure) {
      const said = developerMessage(failure);
      if (said === texts.mustRestorePassword) return { kind: 'must-restore' };
      const offline = failureMessage(failure, texts.loginFailed);
      return { kind: 'refused', message: said ?? (isOffline(failure) ? offline : texts.loginFailed) };
    }
  };
}

const isOffline = (failure: unknown) => (failure as { kind?: string }).kind === 'offline';
