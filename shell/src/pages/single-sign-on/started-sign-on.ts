import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

const key = 'scanharbor.single-sign-on';

/** A sign-in at the identity provider that this tab started, and the screen that opens afterwards. */
interface StartedSignOn {
  ticket: string;
  next: string | null;
  nextParams: string | null;
}

export const saveStartedSignOn = (started: StartedSignOn) => tabStorage.setItem(key, JSON.stringify(started));

/** Returns and removes the sign-in that this tab started; undefined without one. */
export function takeStartedSignOn(): StartedSignOn | undefined {
  const stored = tabStorage.getItem(key);
  tabStorage.removeItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as StartedSignOn);
}
