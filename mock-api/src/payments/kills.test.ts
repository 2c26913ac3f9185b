import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { control } from '../../testing/client';
import { startDeliveryProcess } from '../../testing/start-delivery';
import { startStripeServer } from '../../testing/stripe-server';

jest.setTimeout(600_000);

/** The long run of the README: KILLS=20. */
const kills = Number(process.env.KILLS ?? 2);
/** Each kill costs the jobs that run an attempt; none may be given up. */
const RETRIES = '10';
const page = globalThis as { apiAddress?: string; apiDatabase?: string };
/** The embedded database belongs to one process. */
const workers = page.apiDatabase ? 2 : 1;
const ownAddress = page.apiAddress;

/** Payments that are ordered before each kill. */
const ordered = 30;

interface Payment {
  kind: string;
  key: string;
  state: string;
  provider_id: string;
}

const listPayments = async () => (await control<{ payments: Payment[] }>('rows')).payments;

/** Waits until no payment waits, and returns all. */
async function waitForSettled(): Promise<Payment[]> {
  for (;;) {
    const payments = await listPayments();
    if (payments.every(({ state }) => state !== 'waiting')) return payments;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

afterAll(() => {
  page.apiAddress = ownAddress;
});

/** Starts processes that make payments; all share a database that outlives them. */
async function startProcesses(stripeUrl: string, database: Record<string, string>) {
  const processes = await Promise.all(
    Array.from({ length: workers }, () => startDeliveryProcess({ STRIPE_URL: stripeUrl, RETRIES, ...database })),
  );
  page.apiAddress = processes[0]?.address ?? '';
  return {
    write: processes[0]?.write ?? (() => Promise.reject(new Error('No process'))),
    end: (signal: NodeJS.Signals) => Promise.all(processes.map((one) => one.end(signal))),
  };
}

it.each(['deposit', 'refund'] as const)('makes each %s once when processes are killed while they make them', async (kind) => {
  const stripe = await startStripeServer(30);
  const made = kind === 'deposit' ? stripe.charges : stripe.refunds;
  const database: Record<string, string> = page.apiDatabase
    ? { DATABASE_URL: page.apiDatabase }
    : { DATA_DIR: mkdtempSync(join(tmpdir(), 'scanharbor-cards-')) };
  page.apiAddress = ownAddress;
  if (page.apiDatabase) await control('reset', {});
  let written = 0;
  let killedWhilePaying = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const api = await startProcesses(stripe.url, database);
    await api.write({ emails: 0, texts: 0, deposits: ordered });
    if (kind === 'refund') {
      await waitForSettled();
      await api.write({ emails: 0, texts: 0, refunds: true });
    }
    written += ordered;
    await new Promise((resolve) => setTimeout(resolve, 40 + ((kill * 53) % 200)));
    await api.end('SIGKILL');
    if (made.size < written) killedWhilePaying += 1;
  }
  const api = await startProcesses(stripe.url, database);
  const payments = await waitForSettled();
  await api.end('SIGTERM');
  stripe.close();
  expect(killedWhilePaying).toBeGreaterThan(0);
  const stored = payments.filter((payment) => payment.kind === kind);
  expect(stored).toHaveLength(written);
  const paid = [...made].map(([key, { id }]) => [key, 'paid', id]).sort();
  expect(stored.map(({ key, state, provider_id }) => [key, state, provider_id]).sort()).toEqual(paid);
});
