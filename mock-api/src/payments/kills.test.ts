import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { control } from '../../testing/client';
import { startDeliveryProcess } from '../../testing/start-delivery';
import { startStripeServer } from '../../testing/stripe-server';

jest.setTimeout(600_000);

/** The long run of the README: KILLS=20. */
const kills = Number(process.env.KILLS ?? 3);
/** Each kill costs the jobs that run an attempt; none may be given up. */
const RETRIES = '10';
const page = globalThis as { apiAddress?: string; apiDatabase?: string };
/** The embedded database belongs to one process. */
const workers = page.apiDatabase ? 2 : 1;
const ownAddress = page.apiAddress;

interface Payment {
  key: string;
  state: string;
  provider_id: string;
}

afterAll(() => {
  page.apiAddress = ownAddress;
});

it('takes each deposit once when processes are killed while they take them', async () => {
  const stripe = await startStripeServer(30);
  const database: Record<string, string> = page.apiDatabase
    ? { DATABASE_URL: page.apiDatabase }
    : { DATA_DIR: mkdtempSync(join(tmpdir(), 'scanharbor-cards-')) };
  if (page.apiDatabase) await control('reset', {});
  const start = async () => {
    const processes = await Promise.all(
      Array.from({ length: workers }, () => startDeliveryProcess({ STRIPE_URL: stripe.url, RETRIES, ...database })),
    );
    page.apiAddress = processes[0]?.address ?? '';
    return {
      write: processes[0]?.write ?? (() => Promise.reject(new Error('No process'))),
      end: (signal: NodeJS.Signals) => Promise.all(processes.map((one) => one.end(signal))),
    };
  };
  const listPayments = async () => (await control<{ payments: Payment[] }>('rows')).payments;
  let written = 0;
  let killedWhilePaying = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const api = await start();
    await api.write({ emails: 0, texts: 0, deposits: 30 });
    written += 30;
    await new Promise((resolve) => setTimeout(resolve, 40 + ((kill * 53) % 200)));
    await api.end('SIGKILL');
    if (stripe.charges.size < written) killedWhilePaying += 1;
  }
  const api = await start();
  while ((await listPayments()).some(({ state }) => state === 'waiting')) await new Promise((resolve) => setTimeout(resolve, 200));
  const payments = await listPayments();
  await api.end('SIGTERM');
  stripe.close();
  expect(payments).toHaveLength(written);
  expect(killedWhilePaying).toBeGreaterThan(0);
  const taken = [...stripe.charges].map(([key, { id }]) => [key, 'paid', id]).sort();
  expect(payments.map(({ key, state, provider_id }) => [key, state, provider_id]).sort()).toEqual(taken);
});
