import { Worker } from 'node:worker_threads';
import {
  type EngineOperation,
  type EngineOptions,
  type EnginePing,
  type EngineReport,
  type EngineRequest,
  type ResultFormat,
  type ResultSet,
  type SentError,
} from './engine-messages';

interface Statements {
  /** Runs one statement with positional parameters. */
  query(text: string, values: readonly unknown[], format?: ResultFormat): Promise<unknown[]>;
  /** Runs any number of statements without parameters. Returns the rows of all of them. */
  exec(text: string): Promise<unknown[]>;
}

/** The embedded engine in its own thread. Errors of the database have its message and its SQLSTATE code. */
export interface Engine extends Statements {
  /** Runs the work while no other statement runs; rejects, and undoes it, when it rejects. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Reports what is sent to a channel of the database, before the sender's commit is acknowledged. */
  listen(channel: string, onReport: (payload: string) => void): Promise<void>;
  /** Waits for the statements before it, and ends the thread. */
  close(): Promise<void>;
}

/** An error of the engine, with the details that the database gave, such as `code` and `constraint`. */
class EngineError extends Error {
  constructor({ message, details }: SentError) {
    super(message);
    Object.assign(this, details);
  }
}

/** The thread has ended or no longer responds. Its code is that of a server that crashed, so that calls get 503. */
class EngineCrash extends Error {
  readonly code = '57P02';
}

const asObjects: ResultFormat = { rowMode: 'object', textTypes: [] };

function readRows({ rows, jsonColumns }: ResultSet): unknown[] {
  if (jsonColumns.length === 0) return rows;
  for (const row of rows as Record<string | number, unknown>[]) {
    for (const column of jsonColumns) {
      const text = row[column];
      if (typeof text === 'string') row[column] = JSON.parse(text) as unknown;
    }
  }
  return rows;
}

interface OpenTransaction {
  number: number;
  hasEnded: boolean;
}

interface Waiting {
  resolve: (results: ResultSet[]) => void;
  reject: (error: Error) => void;
}

const pingMs = 1_000;

interface Watch {
  /** Seconds without any report, while statements wait, after which the thread counts as stuck; 0: never. */
  longestSilence: number;
  /** Called once when the thread has ended by itself or is stuck; which of the running statements were stored is then unknown. */
  onCrash: (error: Error) => void;
}

/** Opens the embedded database in a thread and migrates it. `script` is the URL of the thread's script. */
export async function openEngine(script: URL, options: EngineOptions, { longestSilence, onCrash }: Watch): Promise<Engine> {
  const thread = new Worker(script, { workerData: options });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((payload: string) => void)[]>();
  let requests = 0;
  let transactions = 0;
  let closing: Promise<void> | undefined;
  let crash: Error | undefined;
  /** Pings since the last report. They are counted, not timed: a process that was paused as a whole has a thread that responds. */
  let silence = 0;

  const opened = new Promise<void>((resolve, reject) => {
    const endAfterCrash = (error: Error) => {
      if (crash || (closing && waiting.size === 0)) return;
      crash = error;
      for (const { reject: rejectRequest } of waiting.values()) rejectRequest(error);
      waiting.clear();
      reject(error);
      onCrash(error);
    };
    thread.on('message', (report: EngineReport) => {
      silence = 0;
      switch (report.kind) {
        case 'open':
          resolve();
          return;
        case 'pong':
          return;
        case 'failed':
          reject(new EngineError(report.error));
          return;
        case 'notification':
          for (const onReport of listeners.get(report.channel) ?? []) onReport(report.payload);
          return;
        case 'done':
          waiting.get(report.id)?.resolve(report.results);
          break;
        case 'error':
          waiting.get(report.id)?.reject(new EngineError(report.error));
          break;
      }
      waiting.delete(report.id);
      if (waiting.size === 0) thread.unref();
    });
    thread.once('error', (cause) => endAfterCrash(new EngineCrash('The embedded database has crashed.', { cause })));
    thread.once('exit', (code) => endAfterCrash(new EngineCrash(`The embedded database has ended with code ${String(code)}.`)));
    const watch = setInterval(() => {
      if (waiting.size === 0 || crash) return;
      if (silence >= longestSilence)
        endAfterCrash(new EngineCrash(`The embedded database has not responded for ${longestSilence} seconds.`));
      silence += 1;
      thread.postMessage('ping' satisfies EnginePing);
    }, pingMs);
    watch.unref();
    if (longestSilence === 0) clearInterval(watch);
    thread.once('exit', () => clearInterval(watch));
  });

  const send = (transaction: OpenTransaction | undefined, operation: EngineOperation) =>
    new Promise<ResultSet[]>((resolve, reject) => {
      if (crash) throw crash;
      if (closing) throw new Error('The embedded database is closed.');
      if (transaction?.hasEnded) throw new Error('The transaction has ended.');
      requests += 1;
      thread.postMessage({ id: requests, transaction: transaction?.number ?? 0, operation } satisfies EngineRequest);
      // An idle database does not keep a process alive that has nothing else to do.
      if (waiting.size === 0) thread.ref();
      waiting.set(requests, { resolve, reject });
    });

  const runIn = (transaction?: OpenTransaction): Statements => ({
    query: async (text, values, format = asObjects) => (await send(transaction, { kind: 'query', text, values, format })).flatMap(readRows),
    exec: async (text) => (await send(transaction, { kind: 'exec', text })).flatMap(readRows),
  });

  const end = async (transaction: OpenTransaction, kind: 'commit' | 'rollback') => {
    const ended = send(transaction, { kind });
    transaction.hasEnded = true;
    await ended;
  };

  await opened.catch(async (error: unknown) => {
    closing = Promise.resolve();
    await thread.terminate();
    throw error;
  });

  thread.unref();
  const outside = runIn();
  return {
    ...outside,
    transaction: async (work) => {
      transactions += 1;
      const transaction = { number: transactions, hasEnded: false };
      await send(transaction, { kind: 'begin' });
      let result;
      try {
        result = await work(runIn(transaction));
      } catch (error) {
        await end(transaction, 'rollback');
        throw error;
      }
      await end(transaction, 'commit');
      return result;
    },
    listen: async (channel, onReport) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), onReport]);
      await outside.exec(`listen ${channel}`);
    },
    close: () => {
      if (closing) return closing;
      const closed = send(undefined, { kind: 'close' });
      closing = closed
        .then(
          () => undefined,
          () => undefined,
        )
        .then(async () => void (await thread.terminate()));
      return closing;
    },
  };
}
