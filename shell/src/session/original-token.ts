import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

const key = 'scanharbor.own-token';

/**
 * Stores the token of a staff member who switched to another account with the token `switched`, to return to later. It is bound to
 * this tab and to that session.
 */
export const saveOriginalToken = (token: string, switched: string) => tabStorage.setItem(key, `${switched} ${token}`);

export const clearOriginalToken = () => tabStorage.removeItem(key);

/** Returns and removes the token that is stored for the session of `switched`; undefined without one. */
export function takeOriginalToken(switched: string | undefined): string | undefined {
  const [storedFor, token] = tabStorage.getItem(key)?.split(' ') ?? [];
  clearOriginalToken();
  return storedFor === switched ? token : undefined;
}
