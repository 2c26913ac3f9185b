import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;

/** The disk of a database. */
export interface DatabaseDisk {
  /** True while changes cannot be stored. */
  isFull(): boolean;
  /** Notes that a statement failed because of it. */
  reportFull(): void;
}

/** Has the SQLSTATE code of PostgreSQL for a full disk, so that both engines fail in the same way. */
class DiskFullError extends Error {
  readonly code = '53100';

  constructor(folder: string, freeBytes: number, requiredBytes: number) {
    const [free, required] = [freeBytes, requiredBytes].map((bytes) => Math.floor(bytes / megabyte));
    super(`The disk of ${folder} is full: ${String(free)} MB are free, ${String(required)} MB are required.`);
  }
}

/** A server reports a full disk only by statements that fail, so each report counts for a minute. */
const reportedMs = 60_000;

/** Returns the disk of a server, as its statements report it. */
export function createReportedDisk(): DatabaseDisk {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    isFull: () => performance.now() - reportedAt < reportedMs,
    reportFull: () => {
      reportedAt = performance.now();
    },
  };
}

interface EmbeddedDisk extends DatabaseDisk {
  /** Throws when there is no room even for the statements around a change: the engine may not be opened, nor run one. */
  requireOpenable(): void;
  /** Throws when nothing may be changed. */
  requireWritable(): void;
}

/**
 * Keeps the embedded engine away from a full disk: when it cannot write its log it runs in circles for good.
 * Transactions, which are the changes of users, fail while less than `reserveBytes` are free. Other statements, such as reads and their
 * audit events, go on with half of that. 0 turns it off.
 */
export function createEmbeddedDisk(folder: string, reserveBytes: number): EmbeddedDisk {
  const getFree = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const requireFree = (bytes: number) => {
    const free = getFree();
    if (free < bytes) throw new DiskFullError(folder, free, bytes);
  };
  return {
    isFull: () => getFree() < reserveBytes,
    reportFull: () => undefined,
    requireOpenable: () => requireFree(reserveBytes / 2),
    requireWritable: () => requireFree(reserveBytes),
  };
}
