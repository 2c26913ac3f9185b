const key = 'scanharbor.own-token';

/**
 * The token of a staff member who acts as another account by the token `switched`, for the way back. It lives as long as the
 * tab; a session that somebody else began in it meanwhile has no part in it.
 */
export const keepOwnToken = (token: string, switched: string) => sessionStorage.setItem(key, `${switched} ${token}`);

export const dropOwnToken = () => sessionStorage.removeItem(key);

/** Gives the token kept for the session of `switched` and forgets it; undefined when this tab has none. */
export function takeOwnToken(switched: string | undefined): string | undefined {
  const [keptFor, token] = sessionStorage.getItem(key)?.split(' ') ?? [];
  dropOwnToken();
  return keptFor === switched ? token : undefined;
}
