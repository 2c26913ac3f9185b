import { useStore } from 'react-redux';
import { type ApiFailure } from './failure';
import { signedIn } from './session';
import { type RootState } from './store';

/**
 * Asks the shell to sign somebody in, from inside a screen that goes on afterwards.
 * Takes the token and who it belongs to; resolves once the suite knows them, so that the next call carries their token.
 * Rejects with the failure 'unknown-user' when the suite could not load who it is: then nobody is signed in, and saying
 * so is up to the screen. An anonymous patient who registers keeps the id and gets an email.
 */
export function useEnterAs() {
  const store = useStore<RootState>();
  return ({ token, user }: { token: string; user: { id: number; email: string } }, remember: boolean) =>
    new Promise<void>((resolve, reject) => {
      const leave = store.subscribe(() => {
        const { session } = store.getState();
        if (session.entering) return;
        leave();
        const entered = session.status === 'user' && session.user?.id === user.id && session.user.email === user.email;
        if (entered) resolve();
        else reject({ kind: 'unknown-user' } satisfies ApiFailure);
      });
      store.dispatch(signedIn({ token, remember, isTold: true }));
    });
}
