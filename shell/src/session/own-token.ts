const key = 'scanharbor.own-token';

/** The token of a staff member who acts as another account, for the way back. It lives as long as the tab. */
export const keepOwnToken = (token: string) => sessionStorage.setItem(key, token);

export const dropOwnToken = () => sessionStorage.removeItem(key);

/** Gives the kept token and forgets it; undefined when this tab has none. */
export function takeOwnToken(): string | undefined {
  const token = sessionStorage.getItem(key) ?? undefined;
  dropOwnToken();
  return token;
}
