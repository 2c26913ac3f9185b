import { paths } from './paths';
import { type SessionUser } from './user';

/** Returns the start page of a user without a return URL. */
export const getDefaultPath = (user: Pick<SessionUser, 'userType'>) => (user.userType === 'patient' ? paths.home() : paths.dashboard());

/**
 * A path of this site from `next` and `nextParams`, or undefined when it would lead elsewhere (SH-112, SH-113).
 * Takes the raw query values and the site's origin. Encoded and protocol-relative addresses are rejected, too.
 */
export function parseReturnUrl(next: string | null, nextParams: string | null, origin: string): string | undefined {
  if (!next) return undefined;
  const readable = decodedFully(next);
  if (readable === undefined || isDisguisedUrl(readable) || /^\/\/|^[^/]*:(?!\/\/)/.test(readable)) return undefined;
  try {
    const url = new URL(next, origin);
    const sameSite = url.origin === origin && /^https?:$/.test(url.protocol) && !url.pathname.startsWith('//');
    if (!sameSite || !new URL(readable, origin).href.startsWith(`${origin}/`)) return undefined;
    const search = nextParams ? `?${nextParams.replace(/^\?/, '')}` : url.search;
    return `${url.pathname}${search}${url.hash}`;
  } catch {
    return undefined;
  }
}

/** Browsers read a backslash as a slash and skip control characters, so '/\evil.example' is another site. */
const isDisguisedUrl = (text: string) => Array.from(text).some((letter) => letter === '\\' || letter <= ' ');

function decodedFully(text: string): string | undefined {
  let current = text;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (next === current) return current;
    current = next;
  }
  return undefined;
}
