import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, startApi } from '../../site/api-process';
import { type Cluster } from '../../testing/postgres';
import { send } from './load';

const requestId = 1001;
const noteEvent = 53;
const account = { username: 'staff@scanharbor.test', password: 'Scan-harbor-1' };

async function post<Body>(address: string, path: string, body: object): Promise<Body> {
  const response = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Body;
}

async function signIn({ address }: ApiProcess): Promise<string> {
  const { id, access_token: auth } = await post<{ id: number; access_token: string }>(address, 'datica/login', account);
  return (await post<{ auth_token: string }>(address, 'account/login', { id, auth })).auth_token;
}

async function storedNotes({ address }: ApiProcess, token: string): Promise<Set<string>> {
  const response = await fetch(`${address}/api/ic-portal/ic-get-notes/${requestId}`, { headers: { authorization: token } });
  if (!response.ok) throw new Error(`The request for the notes returned ${response.status}`);
  const { data } = (await response.json()) as { data: { NoteText: string }[] };
  return new Set(data.map(({ NoteText }) => NoteText));
}

/** Writes notes over several connections until the server stops. Adds each note with a success response to `acknowledged`. */
async function writeUntilStopped({ address }: ApiProcess, token: string, round: number, acknowledged: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const writer = async (name: number) => {
    for (let count = 0; ; count += 1) {
      const note = `round ${round}, writer ${name}, note ${count}`;
      const body = { requestId, eventTypeId: noteEvent, note };
      if ((await send(agent, { method: 'POST', url: `${address}/api/ic-portal/ic-insert_note`, token, body })) !== 200) return;
      acknowledged.push(note);
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(writer));
  agent.destroy();
}

interface Loss {
  kills: number;
  acknowledged: number;
  lost: number;
}

/**
 * Kills the server with -9 under a stream of writes, `kills` times, and counts the acknowledged writes that are missing
 * after the restart. With a cluster, every second round also kills its PostgreSQL server.
 */
export async function measureCrashDurability(kills: number, cluster?: Cluster): Promise<Loss> {
  const data = mkdtempSync(join(tmpdir(), 'scanharbor-kill-'));
  const env = {
    ...process.env,
    DATABASE_URL: cluster?.url ?? '',
    TRIES_PER_MINUTE: '0',
    CALLS_PER_MINUTE: '0',
    CALLS_PER_MINUTE_AND_ADDRESS: '0',
  };
  const start = () => startApi({ data, control: false, env });
  const acknowledged: string[] = [];
  const lost = new Set<string>();
  let api = await start();
  const token = await signIn(api);
  for (let round = 1; round <= kills; round += 1) {
    const writing = writeUntilStopped(api, token, round, acknowledged);
    await wait(200 + Math.random() * 1_000);
    if (cluster && round % 2 === 0) await Promise.all([cluster.crash(), api.kill()]);
    else await api.kill();
    await writing;
    api = await start();
    const stored = await storedNotes(api, token);
    for (const note of acknowledged) if (!stored.has(note)) lost.add(note);
  }
  await api.stop();
  rmSync(data, { recursive: true, force: true });
  return { kills, acknowledged: acknowledged.length, lost: lost.size };
}
