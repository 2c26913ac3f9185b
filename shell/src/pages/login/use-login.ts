import { errorTexts, getDeveloperMessage, getErrorMessage, type SessionUser, signedIn, useAppDispatch } from '@scanharbor/shared-contracts';
import { readMissingStep, type StartedLogin, useFinishLoginMutation, useLoginMutation } from '@scanharbor/shared-contracts/api/account';
import { lazyTexts } from '../../lazy-texts';

export type LoginOutcome =
  | { kind: 'in' }
  | { kind: 'must-restore' }
  | { kind: 'second-step'; login: StartedLogin; remember: boolean }
  | { kind: 'rejected'; message: string };

interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

type Account = { token: string; user: { userType: SessionUser['userType'] } };

/** Returns a function that stores a session. An account of another type than `only` is rejected, and nothing is stored (SH-046). */
function useEnter(only?: SessionUser['userType']) {
  const dispatch = useAppDispatch();
  return ({ token, user }: Account, remember: boolean): LoginOutcome => {
    if (only && user.userType !== only) return { kind: 'rejected', message: lazyTexts.loginFailed };
    dispatch(signedIn({ token, remember }));
    return { kind: 'in' };
  };
}

/** Signs in by email and password; an account with a second factor continues with a second step. */
export function useLogin(only?: SessionUser['userType']) {
  const enter = useEnter(only);
  const [login] = useLoginMutation();
  return async ({ username, password, remember }: Credentials): Promise<LoginOutcome> => {
    try {
      return enter(await login({ username: username.trim(), password }).unwrap(), remember);
    } catch (failure) {
      const missing = readMissingStep(failure);
      if (missing) return { kind: 'second-step', login: missing, remember };
      const developerMessage = getDeveloperMessage(failure);
      if (developerMessage === lazyTexts.mustRestorePassword) return { kind: 'must-restore' };
      const offline = getErrorMessage(failure, lazyTexts.loginFailed);
      return {
        kind: 'rejected',
        message: developerMessage ? errorTexts.server(developerMessage) : isOffline(failure) ? offline : lazyTexts.loginFailed,
      };
    }
  };
}

type Proof = Pick<Parameters<ReturnType<typeof useFinishLoginMutation>[0]>[0], 'code' | 'passkey'>;

/** Completes a started login, with a code or a passkey where it needs one. Rejects with the `ApiError`. */
export function useFinishLogin(only?: SessionUser['userType']) {
  const enter = useEnter(only);
  const [finish] = useFinishLoginMutation();
  return async ({ id, auth }: Pick<StartedLogin, 'id' | 'auth'>, remember: boolean, proof: Proof = {}): Promise<LoginOutcome> =>
    enter(await finish({ id, auth, ...proof }).unwrap(), remember);
}

const isOffline = (failure: unknown) => (failure as { kind?: string }).kind === 'offline';
