import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { getAuthor, readHistory } from './history';

/** Name of a freeze that covers the shell, the contract and every remote. */
export const wholeSite = 'all';

const entrySchema = z.object({
  /** ISO time. */
  at: z.string(),
  act: z.enum(['freeze', 'unfreeze']),
  /** A remote, 'shell', 'shared-contracts', or 'all'. */
  what: z.string(),
  who: z.string().optional(),
  why: z.string().optional(),
});

/** An entry of the freezes, or the freeze in effect. */
export type Freeze = z.infer<typeof entrySchema>;

/** A log beside the history, whose readers in older tools reject other actions. Hidden, so that no server publishes it. */
const freezesFile = (site: string) => join(site, '.freezes.jsonl');

/** Reads every freeze and its end, oldest first. */
export function readFreezes(site: string): Freeze[] {
  if (!existsSync(freezesFile(site))) return [];
  return readFileSync(freezesFile(site), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => entrySchema.parse(JSON.parse(line)));
}

/** Returns the freeze of a remote, or of the whole site with `wholeSite`, without those of the other; null when it is not frozen. */
export function findFreeze(site: string, what: string): Freeze | null {
  const last = readFreezes(site).findLast((entry) => entry.what === what);
  return last?.act === 'freeze' ? last : null;
}

const describe = ({ what, who = 'unknown', why, at }: Freeze) =>
  `${what === wholeSite ? 'The site' : what} is frozen by ${who} since ${at}${why ? `: ${why}` : ''}`;

/**
 * Freezes releases of a remote or the whole site, or ends that. Throws without a change when it is frozen already, with the reason, or is
 * not frozen.
 */
export function setFrozen(site: string, what: string, { frozen, reason }: { frozen: boolean; reason?: string | undefined }) {
  const current = findFreeze(site, what);
  if (frozen && current) throw new Error(`Rejected: ${describe(current)}`);
  if (!frozen && !current) throw new Error(`Rejected: ${what === wholeSite ? 'The site' : what} is not frozen`);
  mkdirSync(site, { recursive: true });
  const entry: Freeze = { at: new Date().toISOString(), act: frozen ? 'freeze' : 'unfreeze', what, who: getAuthor() };
  appendFileSync(freezesFile(site), `${JSON.stringify({ ...entry, why: reason })}\n`);
}

/** Throws with the person and the reason when releases of a remote are frozen, by itself or with the whole site. */
export function assertNotFrozen(site: string, what: string) {
  const freeze = findFreeze(site, what) ?? findFreeze(site, wholeSite);
  if (!freeze) return;
  throw new Error(`Rejected: ${describe(freeze)}. End it first: npm run remote -- unfreeze ${freeze.what}`);
}

/** Throws as `assertNotFrozen`, except for a version that was live before: a rollback to it stays possible in every freeze. */
export function assertRollbackNotFrozen(site: string, what: string, version: string) {
  const wasLive = readHistory(site).some((entry) => entry.what === what && entry.version === version && entry.act !== 'canary');
  if (!wasLive) assertNotFrozen(site, what);
}
