import { type Clock } from '../clock';

/** Repeated reads of a session within this time make one event. */
const repeatMs = 15 * 60_000;
const maxReads = 10_000;

interface Read {
  at: number;
  patientIds: ReadonlySet<number>;
}

/** The reads of this process that are in the trail already. */
export interface RecentReads {
  /** True when the session read the same a moment ago and saw no patient that it sees now for the first time. */
  has(key: string, patientIds: ReadonlySet<number>): boolean;
  add(key: string, patientIds: ReadonlySet<number>): void;
  clear(): void;
}

/**
 * Remembers reads for a quarter of an hour: lists refresh themselves, and an event per refresh would bury the others.
 * Kept in memory: another process of the same database records a read once more at worst.
 */
export function createRecentReads(clock: Clock): RecentReads {
  const reads = new Map<string, Read>();
  return {
    has: (key, patientIds) => {
      const read = reads.get(key);
      const age = clock.now().getTime() - (read?.at ?? -Infinity);
      return read !== undefined && age >= 0 && age < repeatMs && [...patientIds].every((id) => read.patientIds.has(id));
    },
    add: (key, patientIds) => {
      reads.delete(key);
      reads.set(key, { at: clock.now().getTime(), patientIds: new Set(patientIds) });
      const [oldest] = reads.keys();
      if (reads.size > maxReads && oldest !== undefined) reads.delete(oldest);
    },
    clear: () => reads.clear(),
  };
}
