/** How the values of a result are returned. */
export interface ResultFormat {
  /** Rows as objects by column name, or as arrays in the order of the columns. */
  rowMode: 'object' | 'array';
  /** Ids of the types whose values stay text as the engine writes it. */
  textTypes: readonly number[];
}

export type EngineOperation =
  | { kind: 'query'; text: string; values: readonly unknown[]; format: ResultFormat }
  | { kind: 'exec'; text: string }
  | { kind: 'begin' | 'commit' | 'rollback' | 'close' };

/** A question whether the thread still responds. */
export type EnginePing = 'ping';

export interface EngineRequest {
  id: number;
  /** Number of the transaction that the operation belongs to; 0 outside of transactions. */
  transaction: number;
  operation: EngineOperation;
}

export interface ResultSet {
  rows: unknown[];
  /**
   * Indexes (or names, in rows that are objects) of columns whose values are JSON as text: its reader parses it, which is faster than a
   * copy of objects.
   */
  jsonColumns: (string | number)[];
}

/** An error with its own properties, such as the SQLSTATE code: a copy between threads keeps the message only. */
export interface SentError {
  message: string;
  details: Record<string, string>;
}

/**
 * What the thread of the engine sends: that it is open, that it responds, results of requests, and notifications of the database, each
 * before the result of its commit.
 */
export type EngineReport =
  | { kind: 'open' | 'pong' }
  | { kind: 'failed'; error: SentError }
  | { kind: 'done'; id: number; results: ResultSet[] }
  | { kind: 'error'; id: number; error: SentError }
  | { kind: 'notification'; channel: string; payload: string };

export interface EngineOptions {
  /** Folder of the database; in memory without it. */
  folder?: string | undefined;
  migrations: string;
  /** The disk whose free space is checked before statements. */
  disk?: { folder: string; reserveBytes: number } | undefined;
}
