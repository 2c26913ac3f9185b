import { useStore } from 'react-redux';
import { signedIn } from './session';
import { type RootState } from './store';

/**
 * Asks the shell to sign somebody in, from inside a screen that goes on afterwards.
 * Takes the token and the user's id; resolves once the suite knows them, so that the next call carries their token.
 */
export function useEnterAs() {
  const store = useStore<RootState>();
  return ({ token, user }: { token: string; user: { id: number } }, remember: boolean) =>
    new Promise<void>((resolve) => {
      const entered = () => store.getState().session.user?.id === user.id;
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
