import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApi } from '../../site/api-process';
import { type Cluster } from '../../testing/postgres';

/** API processes on one database. */
export interface Servers {
  addresses: string[];
  /** Processes whose CPU time the calls use, those of the database too. */
  processIds: number[];
  stop: () => Promise<void>;
}

interface ServerOptions {
  /** The database server; without it the embedded database on disk. */
  cluster?: Cluster | undefined;
  processes?: number;
  /** Whether there are more than 10,000 open requests, or those of the seeds. */
  isFull?: boolean;
}

/** Starts API processes on a new database. */
export async function startServers({ cluster, processes = 1, isFull = true }: ServerOptions = {}): Promise<Servers> {
  const data = mkdtempSync(join(tmpdir(), 'scanharbor-bench-'));
  const env = {
    ...process.env,
    DATABASE_URL: cluster ? await cluster.createDatabase() : '',
    SECRETS_KEY: 'of-the-benchmark',
    // On a busy machine a slow call is a figure, too.
    STATEMENT_TIMEOUT_MS: '0',
    CALL_TIMEOUT_MS: '600000',
  };
  const apis: ApiProcess[] = [];
  for (let count = 0; count < processes; count += 1)
    apis.push(await startApi({ data, control: true, env, profiles: process.env.PROFILES }));
  const addresses = apis.map(({ address }) => address);
  if (isFull) await callApi(addresses[0] ?? '', '__control/situation', '', { name: 'tenThousandRequests' });
  return {
    addresses,
    processIds: [...apis.map(({ pid }) => pid), ...(cluster ? [cluster.pid()] : [])],
    stop: async () => {
      await Promise.all(apis.map((api) => api.stop()));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Sends one call, a POST when it has a body. Throws unless it succeeds. */
export async function callApi<Body>(address: string, path: string, token: string, body?: object): Promise<Body> {
  const response = await fetch(`${address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return (await response.json()) as Body;
}

/** Signs in as a demo account, without its password. */
export const signIn = async (address: string, account: string): Promise<string> =>
  (await callApi<{ token: string }>(address, '__control/session', '', { email: `${account}@scanharbor.test` })).token;

/** Changes the lists of the demo practice, as each write of its staff does: a note on one request. */
export const changeLists = (address: string, token: string): Promise<unknown> =>
  callApi(address, 'ic-portal/ic-insert_note', token, { requestId: 1001, eventTypeId: 53, note: `Called at ${Date.now()}` });
