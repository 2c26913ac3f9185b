import { useStore } from 'react-redux';
import { signedIn } from './session';
import { type RootState } from './store';

/**
 * Asks the shell to sign somebody in, from inside a screen that goes on afterwards.
 * Takes the token and who it belongs to; resolves once the suite knows them, so that the next call carries their token.
 * An anonymous patient who registers keeps the id and gets an email.
 */
export function useEnterAs() {
  const store = useStore<RootState>();
  return ({ token, user }: { token: string; user: { id: number; email: string } }, remember: boolean) =>
    new Promise<void>((resolve) => {
      const entered = () => {
        const { session } = store.getState();
        return session.status === 'user' && session.user?.id === user.id && session.user.email === user.email;
      };
      const leave = store.subscribe(() => {
        if (!entered()) return;
        leave();
        resolve();
      });
      store.dispatch(signedIn({ token, remember }));
      if (entered()) {
        leave();
        resolve();
      }
    });
}
