import { isLeft } from './page-token';

/**
 * A page drawn for somebody must not be shown again once they signed out, or somebody else signed in: neither from the
 * back-forward cache nor in another tab or window. Then it is drawn anew from nothing. Answers how to stop.
 */
export function followCookie(reload: () => void) {
  const compare = () => {
    if (document.visibilityState === 'visible' && isLeft()) reload();
  };
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compare();
  };
  window.addEventListener('pageshow', shownAgain);
  window.addEventListener('focus', compare);
  document.addEventListener('visibilitychange', compare);
  return () => {
    window.removeEventListener('pageshow', shownAgain);
    window.removeEventListener('focus', compare);
    document.removeEventListener('visibilitychange', compare);
  };
}
