import { type RootState, type Store } from '@scanharbor/shared-contracts';
import { readCookie } from './cookies';

const personOf = ({ session }: RootState) => (session.status === 'user' ? session.user?.id : undefined);

/**
 * A page drawn for somebody must not be shown again once they signed out, or somebody else signed in: neither from the
 * back-forward cache nor in another tab. Then it is drawn anew from nothing. Answers how to stop.
 */
export function followCookie(store: Store, reload: () => void) {
  let person = personOf(store.getState());
  let token = readCookie('authToken');
  const stop = store.subscribe(() => {
    const now = personOf(store.getState());
    if (now === person) return;
    person = now;
    token = readCookie('authToken');
  });
  const compare = () => {
    if (document.visibilityState === 'visible' && person !== undefined && readCookie('authToken') !== token) reload();
  };
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compare();
  };
  window.addEventListener('pageshow', shownAgain);
  document.addEventListener('visibilitychange', compare);
  return () => {
    stop();
    window.removeEventListener('pageshow', shownAgain);
    document.removeEventListener('visibilitychange', compare);
  };
}
