/** The cookies of the suite. Only the shell touches them. */
type CookieName = 'authToken' | 'location' | 'switchedUser';

export const rememberSeconds = 24 * 60 * 60;

/** The cookie's value, or undefined. */
export function readCookie(name: CookieName): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1)) || undefined;
}

/** Writes a cookie for the whole site; without `seconds` it ends with the browser's session. */
export function writeCookie(name: CookieName, value: string, seconds?: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}`;
}

export function deleteCookie(...names: CookieName[]) {
  for (const name of names) writeCookie(name, '', 0);
}
