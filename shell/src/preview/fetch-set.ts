import { type AppConfig, setConfig } from '@scanharbor/shared-contracts';
import { type VersionSet } from '@scanharbor/shared-contracts/wire/version-set';
import { type Composition } from '../federation/composition';
import { importKeys, isSignedBy } from '../federation/ed25519';
import { page } from '../federation/page-refusals';
import { readCookie } from '../session/cookies';

const timeoutMs = 10_000;

/**
 * Why a set is not shown: guest - no user is signed in; role - the user is no staff; changed - the signature is not of this site, or the
 * set has ended although the API returned it; unverified - the browser cannot verify it; unreachable - the API did not respond;
 * refused - the API has no such set, or not any longer, for the reason in `message`.
 */
export type SetProblem = { code: 'guest' | 'role' | 'changed' | 'unverified' | 'unreachable' } | { code: 'refused'; message: string };

const guestStatuses = [401, 411];

async function readProblem(response: Response): Promise<SetProblem> {
  if (guestStatuses.includes(response.status)) return { code: 'guest' };
  if (response.status === 403) return { code: 'role' };
  if (response.status !== 404 && response.status !== 410) return { code: 'unreachable' };
  const { messages } = (await response.json()) as { messages: { user_msg: string }[] };
  return { code: 'refused', message: messages[0]?.user_msg ?? '' };
}

/** Whether a release of this site signed the set, and it has not ended. Rejects where the browser cannot verify it. */
async function isValid(set: VersionSet, id: string): Promise<boolean> {
  const { site, keys } = page.siteKeys ?? { site: '', keys: [] };
  const imported = await importKeys(keys);
  const statement = ['set', site, set.id, set.expires, set.remotes];
  const isSigned = await isSignedBy(imported, statement, set.signature).catch(() => false);
  return isSigned && set.id === id && Date.parse(set.expires) > Date.now();
}

/** Fetches a set for the user of the auth cookie, and verifies it. Never rejects. */
export async function fetchSet(id: string, config: Partial<AppConfig>): Promise<{ remotes: Composition; expires: string } | SetProblem> {
  const { apiBase, apiKey } = setConfig(config);
  const token = readCookie('authToken');
  if (!token) return { code: 'guest' };
  let set: VersionSet;
  try {
    const response = await fetch(`${apiBase}/releases/sets/${encodeURIComponent(id)}`, {
      headers: { 'X-Api-Key': apiKey, Authorization: token },
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
    });
    if (!response.ok) return await readProblem(response);
    set = (await response.json()) as VersionSet;
  } catch {
    return { code: 'unreachable' };
  }
  try {
    // A release validates what it signs.
    return (await isValid(set, id)) ? { remotes: set.remotes as Composition, expires: set.expires } : { code: 'changed' };
  } catch {
    return { code: 'unverified' };
  }
}
