import { useStore } from 'react-redux';
import { type ApiError } from './api-error';
import { signedIn } from './session';
import { type RootState } from './store';

/**
 * Signs a user in from a screen that continues afterwards.
 * Takes the token and its user; resolves once the session has that user, so that the next call carries the token.
 * Rejects with the error 'unknown-user' when the user could not be loaded: the session is then a guest's, and the screen shows
 * the error. An anonymous patient who registers keeps the id and gets an email.
 */
export function useSignInWithToken() {
  const store = useStore<RootState>();
  return ({ token, user }: { token: string; user: { id: number; email: string } }, remember: boolean) =>
    new Promise<void>((resolve, reject) => {
      const unsubscribe = store.subscribe(() => {
        const { session } = store.getState();
        if (session.signingIn) return;
        unsubscribe();
        const isSignedIn = session.status === 'user' && session.user?.id === user.id && session.user.email === user.email;
        if (isSignedIn) resolve();
        else reject({ kind: 'unknown-user' } satisfies ApiError);
      });
      store.dispatch(signedIn({ token, remember, suppressMessage: true }));
    });
}
