import { createHash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { type SignedIn } from '../http/session';

/** What an ETag of a list consists of: the version of the practice's lists, and how long only a new version changes the response. */
interface ListTag {
  version: string;
  from: Date;
  /** In ms since 1970; Infinity when only a change of the data changes the response. */
  until: number;
}

type Call = Pick<FastifyRequest, 'headers' | 'query' | 'routeOptions'>;

const base = 36;
const form = /^W\/"(\d+)-([0-9a-z]+)-([0-9a-z]*)-([0-9a-f]+)"$/;

/** Distinguishes the lists of one version: another call, other parameters, another location or practice. */
export function hashCall({ headers, query, routeOptions }: Call, { user }: SignedIn): string {
  const params = { ...(query as Record<string, unknown>), since: undefined };
  const parts = JSON.stringify([routeOptions.config.call, params, headers['x-location'] ?? '', user.practiceId]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

/** Formats the ETag of a list. */
export function formatListTag({ version, from, until }: ListTag, call: Call, caller: SignedIn): string {
  const end = Number.isFinite(until) ? Math.floor(until).toString(base) : '';
  return `W/"${version}-${from.getTime().toString(base)}-${end}-${hashCall(call, caller)}"`;
}

/** True when the response with this ETag is still right: decided by the version that came with the session, without reading the list. */
export function isListUnchanged({ clock }: Context, call: Call, caller: SignedIn, tag: string | undefined): boolean {
  const [, version = '', from = '', until = '', hash = ''] = form.exec(tag ?? '') ?? [];
  if (version === '' || caller.user.practiceId === null || hash !== hashCall(call, caller)) return false;
  const now = clock.now().getTime();
  if (now < parseInt(from, base) || (until !== '' && now >= parseInt(until, base))) return false;
  return version === caller.listVersion;
}
