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

/** Records the person, the version, the time and the reason of each release. Not public. */
export const historyName = 'history.jsonl';

const historyFile = (site: string) => join(site, historyName);

/** Reads every release, canary and rollback, oldest first. */
export function readHistory(site: string): HistoryEntry[] {
  if (!existsSync(historyFile(site))) return [];
  return readFileSync(historyFile(site), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => entrySchema.parse(JSON.parse(line)));
}

/** Returns the author of a release: RELEASED_BY, or the current account. A container may have no account. */
export function getAuthor(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Adds an entry to a site's history, with the time and, by default, the current author. */
export function appendHistory(site: string, entry: Omit<HistoryEntry, 'at'>) {
  mkdirSync(site, { recursive: true });
  appendFileSync(historyFile(site), `${JSON.stringify({ at: new Date().toISOString(), who: getAuthor(), ...entry })}\n`);
}

/**
 * Finds the target of a rollback: the version that was live before the current one. A rollback undoes its release, so
 * the next rollback returns to an older version. Skips canaries, which were never live for all visitors. Throws when
 * there is no previous version.
 */
export function findPreviousVersion(site: string, what: string): string {
  const stack: string[] = [];
  for (const { act, version, what: name } of readHistory(site)) {
    if (name !== what || act === 'canary') continue;
    const index = stack.lastIndexOf(version);
    if (act === 'rollback' && index >= 0) stack.length = index + 1;
    else if (stack.at(-1) !== version) stack.push(version);
  }
  const previous = stack.at(-2);
  if (previous === undefined) throw new Error(`${what} has no previous version`);
  return previous;
}
