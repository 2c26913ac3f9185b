import { type RootState, signedIn } from '@scanharbor/shared-contracts';
import { type SignIn } from '@scanharbor/shared-contracts/api/account';
import { useStore } from 'react-redux';

/** Asks the shell to sign somebody in; resolves once the suite knows them, so that the next call carries their token. */
export function useEnterAs() {
  const store = useStore<RootState>();
  return ({ token, user }: SignIn, remember: boolean) =>
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
