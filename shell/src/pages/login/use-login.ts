import { getDeveloperMessage, getErrorMessage, type SessionUser, signedIn, useAppDispatch } from '@scanharbor/shared-contracts';
import { useLoginMutation } from '@scanharbor/shared-contracts/api/account';
import { lazyTexts } from '../../lazy-texts';

export type LoginOutcome = { kind: 'in' } | { kind: 'must-restore' } | { kind: 'rejected'; message: string };

interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

/** Signs in. An account of another type than `only` is rejected like a wrong password, and nothing is stored (SH-046). */
export function useLogin(only?: SessionUser['userType']) {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  return async ({ username, password, remember }: Credentials): Promise<LoginOutcome> => {
    try {
      const { token, user } = await login({ username: username.trim(), password }).unwrap();
      if (only && user.userType !== only) return { kind: 'rejected', message: lazyTexts.loginFailed };
      dispatch(signedIn({ token, remember }));
      return { kind: 'in' };
    } catch (failure) {
      const developerMessage = getDeveloperMessage(failure);
      if (developerMessage === lazyTexts.mustRestorePassword) return { kind: 'must-restore' };
      const offline = getErrorMessage(failure, lazyTexts.loginFailed);
      return { kind: 'rejected', message: developerMessage ?? (isOffline(failure) ? offline : lazyTexts.loginFailed) };
    }
  };
}

const isOffline = (failure: unknown) => (failure as { kind?: string }).kind === 'offline';
