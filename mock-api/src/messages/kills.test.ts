import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { control } from '../../testing/client';
import { readMessageId, startMailServer, startTextProvider } from '../../testing/message-servers';
import { startDeliveryProcess } from '../../testing/start-delivery';

jest.setTimeout(600_000);

/** The long run of the README: KILLS=20. */
const kills = Number(process.env.KILLS ?? 2);
/** Each kill costs the jobs that run an attempt; none may be given up. */
const RETRIES = '10';
const page = globalThis as { apiAddress?: string; apiDatabase?: string };
/** The embedded database belongs to one process. */
const workers = page.apiDatabase ? 2 : 1;
const ownAddress = page.apiAddress;

afterAll(() => {
  page.apiAddress = ownAddress;
});

it('loses no message and sends none twice when processes are killed while they send', async () => {
  const [mail, provider] = [await startMailServer(30), await startTextProvider(30)];
  const database: Record<string, string> = page.apiDatabase
    ? { DATABASE_URL: page.apiDatabase }
    : { DATA_DIR: mkdtempSync(join(tmpdir(), 'scanharbor-mail-')) };
  if (page.apiDatabase) await control('reset', {});
  let written = 0;
  let killedWhileSending = 0;
  const start = async () => {
    const processes = await Promise.all(
      Array.from({ length: workers }, () => startDeliveryProcess({ SMTP_URL: mail.url, TEXT_URL: provider.url, RETRIES, ...database })),
    );
    for (const { address } of processes) {
      page.apiAddress = address;
      await control('clock', { now: `${new Date().toISOString().slice(0, 10)}T17:00:00Z` });
    }
    return {
      write: processes[0]?.write ?? (() => Promise.reject(new Error('No process'))),
      end: (signal: NodeJS.Signals) => Promise.all(processes.map((one) => one.end(signal))),
    };
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const api = await start();
    await api.write({ emails: 30, texts: 30 });
    written += 60;
    await new Promise((resolve) => setTimeout(resolve, 40 + ((kill * 53) % 200)));
    await api.end('SIGKILL');
    if (new Set(mail.arrived.map(readMessageId)).size + provider.delivered.size < written) killedWhileSending += 1;
  }
  const api = await start();
  const listStates = async () =>
    (await control<{ state: string; key: string; channel: string }[]>('outbox')).filter(({ state }) => state !== 'kept');
  for (;;) {
    const states = await listStates();
    if (states.every(({ state }) => state !== 'waiting')) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const messages = await listStates();
  await api.end('SIGTERM');
  provider.close();
  await mail.close();
  expect(messages).toHaveLength(written);
  expect(killedWhileSending).toBeGreaterThan(0);
  expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['sent']));
  const keysOf = (channel: string) => messages.flatMap((message) => (message.channel === channel ? [message.key] : [])).sort();
  // A mail server and a provider recognize what they got twice by these keys.
  expect([...new Set(mail.arrived.map(readMessageId))].sort()).toEqual(keysOf('email'));
  expect([...provider.delivered.keys()].sort()).toEqual(keysOf('sms'));
});
