/** The cookies of the site. Only the shell accesses them. */
type CookieName = 'authToken' | 'location' | 'switchedUser';

export const rememberSeconds = 24 * 60 * 60;

/** Cookies that the browser refuses, for as long as the page is open: a visitor who blocks cookies can sign in and book. */
const refused = new Map<CookieName, string>();

/** Reads a cookie; undefined when it is missing or empty. */
export function readCookie(name: CookieName): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? refused.get(name) : decodeURIComponent(pair.slice(name.length + 1)) || undefined;
}

/** Writes a cookie for all paths; without `seconds` it ends with the browser session. */
export function writeCookie(name: CookieName, value: string, seconds?: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  refused.delete(name);
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}`;
  if (seconds !== 0 && value !== '' && readCookie(name) !== value) refused.set(name, value);
}

export function deleteCookie(...names: CookieName[]) {
  for (const name of names) writeCookie(name, '', 0);
}
