import { type Clock } from '../clock';

/** Repeated reads of a session within this time make one event. */
const repeatMs = 15 * 60_000;
const maxReads = 10_000;
const maxPatients = 500_000;

interface Read {
  at: number;
  /** When the session saw each patient, by the last event that says so. */
  seenAt: Map<number, number>;
}

/** The reads of this process that are in the trail already. */
export interface RecentReads {
  /** True when the session read the same a moment ago and sees no patient now that no event of a moment ago names. */
  has(key: string, patientIds: ReadonlySet<number>): boolean;
  add(key: string, patientIds: ReadonlySet<number>): void;
  clear(): void;
}

/**
 * Remembers reads for a quarter of an hour: lists refresh themselves, and an event per refresh would bury the others; so would one for
 * each page of a list that is turned back and forth. Kept in memory: another process of the same database records a read once more at
 * worst.
 */
export function createRecentReads(clock: Clock): RecentReads {
  const reads = new Map<string, Read>();
  let patients = 0;
  const remove = (key: string) => {
    patients -= reads.get(key)?.seenAt.size ?? 0;
    reads.delete(key);
  };
  const isRecent = (at: number | undefined) => {
    const age = clock.now().getTime() - (at ?? -Infinity);
    return age >= 0 && age < repeatMs;
  };
  return {
    has: (key, patientIds) => {
      const read = reads.get(key);
      return read !== undefined && isRecent(read.at) && [...patientIds].every((id) => isRecent(read.seenAt.get(id)));
    },
    add: (key, patientIds) => {
      const at = clock.now().getTime();
      const seenAt = reads.get(key)?.seenAt ?? new Map<number, number>();
      remove(key);
      for (const [id, last] of seenAt) if (!isRecent(last)) seenAt.delete(id);
      for (const id of patientIds) seenAt.set(id, at);
      patients += seenAt.size;
      for (const oldest of reads.keys()) {
        if (reads.size < maxReads && patients <= maxPatients) break;
        remove(oldest);
      }
      reads.set(key, { at, seenAt });
    },
    clear: () => {
      reads.clear();
      patients = 0;
    },
  };
}
