import { setImmediate as whenRead } from 'node:timers/promises';
import { type Database } from '../db/database';
import { type DatabaseChanges } from '../db/changes';
import { findSessions, type SessionRecord } from '../db/queries/tokens';
import { type Monitor } from '../monitoring/monitor';

/** The sessions that callers have, by the hash of their token; they may have expired. */
export interface Sessions {
  find(hash: string): Promise<SessionRecord | undefined>;
  /** Notes that sessions were used. */
  touch(hashes: string[], at: Date): void;
  clear(): void;
}

const maxSessions = 10_000;

/**
 * Returns a function that finds a session in the database. Calls that arrive at the same time, and those that come while one statement
 * runs, are answered together by the next: each sees every change that was acknowledged before it came, and many calls at once take few
 * statements.
 */
function findTogether(db: Database): Sessions['find'] {
  let next: { hashes: Set<string>; found: Promise<Map<string, SessionRecord>> } | undefined;
  let running: Promise<unknown> = Promise.resolve();
  return async (hash) => {
    if (!next) {
      const hashes = new Set<string>();
      const found = running.then(async () => {
        // Until all calls that have arrived are read from their connections.
        await whenRead();
        next = undefined;
        return findSessions(db, [...hashes]);
      });
      next = { hashes, found };
      running = found.catch(() => undefined);
    }
    next.hashes.add(hash);
    return (await next.found).get(hash);
  };
}

/**
 * Creates the memory of sessions. The embedded engine reports every change before it is acknowledged, so its sessions stay in memory
 * until then: the end of a session, a change of its user or of the rules of its practice, and new versions of the practice's lists.
 * Reports of a server come a moment later, maybe after the next call; there each call reads its session, by a prepared statement.
 */
export async function createSessions(db: Database, changes: DatabaseChanges, monitor: Pick<Monitor, 'countLookup'>): Promise<Sessions> {
  if (!changes.isImmediate) return { find: findTogether(db), touch: () => undefined, clear: () => undefined };
  const known = new Map<string, SessionRecord>();
  let reports = 0;
  const remove = (isOutdated: (session: SessionRecord) => boolean) => {
    for (const [hash, session] of known) if (isOutdated(session)) known.delete(hash);
  };
  await changes.subscribe('sessions', (report) => {
    reports += 1;
    const [kind = '', id = ''] = report.split(' ');
    if (kind === 'token') remove(({ token }) => token.hash === id || token.switchedFrom === id);
    else remove(({ user }) => String(kind === 'user' ? user.id : user.practiceId) === id);
  });
  await changes.subscribe('practice_versions', (report) => {
    reports += 1;
    const [practice = '', version = ''] = report.split(' ');
    for (const session of known.values()) if (String(session.user.practiceId) === practice) session.listVersion = version;
  });
  return {
    find: async (hash) => {
      const session = known.get(hash);
      monitor.countLookup('sessions', session !== undefined);
      if (session) return session;
      const before = reports;
      const found = (await findSessions(db, [hash])).get(hash);
      // Changed while it was read: the next call reads it again.
      if (!found || before !== reports) return found;
      const [oldest] = known.keys();
      if (known.size >= maxSessions && oldest !== undefined) known.delete(oldest);
      known.set(hash, found);
      return found;
    },
    touch: (hashes, at) => {
      for (const hash of hashes) {
        const session = known.get(hash);
        if (session) session.token = { ...session.token, lastSeenAt: at };
      }
    },
    clear: () => {
      reports += 1;
      known.clear();
    },
  };
}
