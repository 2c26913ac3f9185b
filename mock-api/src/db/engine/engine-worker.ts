import { parentPort, workerData } from 'node:worker_threads';
import { TransactionAbortedError } from '@electric-sql/pglite';
import { createEmbeddedDisk } from '../disk';
import { openEmbedded } from '../new-database';
import {
  type EngineOperation,
  type EngineOptions,
  type EnginePing,
  type EngineReport,
  type EngineRequest,
  type ResultSet,
  type SentError,
} from './engine-messages';
import { prepareStatements } from './prepared-statements';

const { folder, migrations, disk: diskOptions } = workerData as EngineOptions;

const report = (message: EngineReport) => parentPort?.postMessage(message);

/** Details with the statement or with values that users entered, which no log may have. */
const privateDetails = ['message', 'detail', 'query', 'params', 'queryOptions'];

function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error), details: {} };
  const details = Object.entries(error).filter(([name, value]) => typeof value === 'string' && !privateDetails.includes(name));
  return { message: error.message, details: Object.fromEntries(details) };
}

/** Runs operations one at a time in their order; those of the open transaction before all others. */
async function serveRequests() {
  const client = await openEmbedded(folder, migrations);
  const disk = diskOptions && createEmbeddedDisk(diskOptions.folder, diskOptions.reserveBytes);
  // The database is in memory, where a page found by an index costs as little as the next one. The default makes a lookup read a whole
  // table.
  await client.exec('set plan_cache_mode = force_custom_plan; set random_page_cost = 1.1');
  const query = prepareStatements(client);
  client.onNotification((channel, payload) => report({ kind: 'notification', channel, payload }));

  const waiting: EngineRequest[] = [];
  let transaction = 0;
  let isRunning = false;

  async function exec(text: string): Promise<ResultSet[]> {
    const results = await client.exec(text);
    return results.map(({ rows }) => ({ rows, jsonColumns: [] }));
  }

  async function end(statement: 'commit' | 'rollback') {
    transaction = 0;
    const [result] = await client.exec(statement);
    if (statement === 'commit' && result?.command === 'ROLLBACK') throw new TransactionAbortedError();
  }

  async function run(operation: EngineOperation, owner: number): Promise<ResultSet[]> {
    switch (operation.kind) {
      case 'query':
        if (owner === 0) disk?.requireOpenable();
        return [await query(operation.text, operation.values, operation.format)];
      case 'exec':
        if (owner === 0) disk?.requireOpenable();
        return exec(operation.text);
      case 'begin':
        // Here it is this transaction's turn: those before it have taken what they need.
        disk?.requireWritable();
        await client.exec('begin');
        transaction = owner;
        return [];
      case 'commit':
      case 'rollback':
        await end(operation.kind);
        return [];
      case 'close':
        await client.close();
        return [];
    }
  }

  function takeNext(): EngineRequest | undefined {
    const index = transaction === 0 ? 0 : waiting.findIndex((request) => request.transaction === transaction);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  async function runWaiting() {
    if (isRunning) return;
    isRunning = true;
    for (let request = takeNext(); request; request = takeNext()) {
      const { id, transaction: owner, operation } = request;
      try {
        report({ kind: 'done', id, results: await run(operation, owner) });
      } catch (error) {
        report({ kind: 'error', id, error: toSentError(error) });
      }
    }
    isRunning = false;
  }

  parentPort?.on('message', (request: EngineRequest | EnginePing) => {
    if (request === 'ping') {
      report({ kind: 'pong' });
      return;
    }
    waiting.push(request);
    void runWaiting();
  });
}

serveRequests().then(
  () => report({ kind: 'open' }),
  (error: unknown) => report({ kind: 'failed', error: toSentError(error) }),
);
