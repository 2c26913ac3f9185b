import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.object({
  /** ISO time. */
  at: z.string(),
  act: z.enum(['release', 'rollback', 'canary']).default('release'),
  /** A remote, or 'shell'. */
  what: z.string(),
  version: z.string(),
  /** Share of a canary, in percent. */
  percent: z.number().optional(),
  who: z.string().optional(),
  why: z.string().optional(),
});

type HistoryEntry = z.infer<typeof entrySchema>;

/** Who released what, when and why; it is kept from the public. */
export const historyName = 'history.jsonl';

const historyFile = (site: string) => join(site, historyName);

/** Every release, canary and way back, oldest first. */
export function history(site: string): HistoryEntry[] {
  if (!existsSync(historyFile(site))) return [];
  return readFileSync(historyFile(site), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => entrySchema.parse(JSON.parse(line)));
}

/** Who releases: RELEASED_BY, or the account at hand; a container may have none. */
function whoReleases(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Adds what was done to a site's history, with the time and, unless told, the person at hand. */
export function note(site: string, entry: Omit<HistoryEntry, 'at'>) {
  mkdirSync(site, { recursive: true });
  appendFileSync(historyFile(site), `${JSON.stringify({ at: new Date().toISOString(), who: whoReleases(), ...entry })}\n`);
}

/**
 * The version that a rollback leads to: the one that was live before the live one was released. A rollback undoes its
 * release, so the next leads further back; canaries were never live for all. Throws when there is none.
 */
export function versionBefore(site: string, what: string): string {
  const stack: string[] = [];
  for (const { act, version, what: name } of history(site)) {
    if (name !== what || act === 'canary') continue;
    const known = stack.lastIndexOf(version);
    if (act === 'rollback' && known >= 0) stack.length = known + 1;
    else if (stack.at(-1) !== version) stack.push(version);
  }
  const before = stack.at(-2);
  if (before === undefined) throw new Error(`${what} has no earlier version to go back to`);
  return before;
}
