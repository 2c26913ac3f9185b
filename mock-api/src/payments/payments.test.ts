import Stripe from 'stripe';
import { control, getToken, call } from '../../testing/client';
import { type DeliveryProcess, startDeliveryProcess } from '../../testing/start-delivery';
import { startStripeServer } from '../../testing/stripe-server';
import { book, fetchListIds, freeTimes, singleScan } from '../../testing/portal';
import { locationIds } from '../seed/demo-data';

jest.setTimeout(180_000);

interface Payment {
  id: number;
  kind: string;
  state: string;
  reason: string;
  key: string;
  amount_cents: number;
  request_id: number;
  provider_id: string | null;
}

const page = globalThis as { apiAddress?: string; apiDatabase?: string };
const ownAddress = page.apiAddress;
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let api: DeliveryProcess;

/** In the order of their orders: a changed row moves in its table. */
const listPayments = async () => (await control<{ payments: Payment[] }>('rows')).payments.sort((one, other) => one.id - other.id);

/** Waits until no payment waits, and returns all. */
async function waitForSettled(): Promise<Payment[]> {
  for (;;) {
    const payments = await listPayments();
    if (payments.every(({ state }) => state !== 'waiting')) return payments;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

beforeAll(async () => {
  stripe = await startStripeServer();
  api = await startDeliveryProcess({ STRIPE_URL: stripe.url, DATABASE_URL: page.apiDatabase ?? '' });
  page.apiAddress = api.address;
});

afterAll(async () => {
  page.apiAddress = ownAddress;
  await api.end('SIGTERM');
  stripe.close();
});

beforeEach(async () => {
  await control('reset', {});
  stripe.replies.length = 0;
  stripe.charges.clear();
  stripe.refunds.clear();
});

const location = { 'X-Location': String(locationIds.newYork) };

/** Books an open self-pay request and returns its id. */
async function bookSelfPay(): Promise<number> {
  const token = await getToken('staff');
  for (const requestId of await fetchListIds('ic-requested', { token, headers: location })) {
    const scan = await singleScan(requestId, token);
    if (Number(scan.data[0]?.SelfPay) !== 1) continue;
    const [start = ''] = freeTimes(scan, locationIds.newYork);
    if ((await book(token, requestId, locationIds.newYork, start)).status === 200) return requestId;
  }
  throw new Error('No self-pay request can be booked');
}

const cancel = async (requestId: number) => {
  const body = { requestId, cancelReason: 'Other', cancelDetails: 'Machine down', isPatientCancelation: 0 };
  return call('POST cancellations/cancel-ic-postbooking', { token: await getToken('staff'), body });
};

const issueRefund = async (requestId: number, percent: number) =>
  call(`PATCH refunds/issue/${requestId}`, {
    token: await getToken('platform'),
    body: { refund_status: 'complete', refund_percent: percent },
  });

const fetchLedger = async () => {
  const response = await call<{ results: { amount_cents: number; request_id: number; state: string }[] }>('GET billing/ledger', {
    token: await getToken('admin'),
    headers: location,
  });
  return response.body.results;
};

it('takes the deposit after the booking and pays a part of it back, once', async () => {
  const requestId = await bookSelfPay();
  const [deposit] = await waitForSettled();
  expect(deposit).toMatchObject({ kind: 'deposit', request_id: requestId, state: 'paid', reason: '' });
  expect([...stripe.charges.values()]).toEqual([{ id: deposit?.provider_id, cents: deposit?.amount_cents, account: expect.any(String) }]);
  expect((await cancel(requestId)).status).toBe(200);
  expect((await issueRefund(requestId, 50)).status).toBe(200);
  expect((await issueRefund(requestId, 50)).status).toBe(400);
  const cents = (deposit?.amount_cents ?? 0) / 2;
  expect((await waitForSettled())[1]).toMatchObject({ kind: 'refund', state: 'paid', amount_cents: cents });
  expect([...stripe.refunds.values()]).toEqual([{ id: expect.any(String), cents, chargeId: deposit?.provider_id }]);
  expect((await fetchLedger()).map(({ amount_cents, state }) => [amount_cents, state])).toEqual([
    [-cents, 'paid'],
    [deposit?.amount_cents, 'paid'],
  ]);
});

it('tells why a deposit was not taken, and tries again only where that may help', async () => {
  stripe.replies.push({ status: 500 }, { status: 429 });
  await bookSelfPay();
  expect(await waitForSettled()).toMatchObject([{ state: 'paid', attempts: 3 }]);
  stripe.replies.push({ status: 402 });
  await bookSelfPay();
  expect((await waitForSettled())[1]).toMatchObject({ state: 'failed', reason: 'The card was declined.', attempts: 1 });
  expect(api.log()).toContain('payment failed');
  expect(await fetchLedger()).toContainEqual(expect.objectContaining({ state: 'failed', reason: 'The card was declined.' }));
});

const webhooks = new Stripe('unused').webhooks;

/** Sends an event to the webhook, signed unless another secret is used, now unless another time is given. */
function post(id: string, type: string, object: object, secret = 'whsec_1', timestamp = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return fetch(`${api.address}/api/stripe/events`, { method: 'POST', headers, body: payload });
}

it('does not guess about a deposit when Stripe does not respond to the end: a refund of it fails, and Stripe may tell later', async () => {
  stripe.replies.push('hang', 'hang', 'hang');
  const requestId = await bookSelfPay();
  const [deposit] = await waitForSettled();
  expect(deposit).toMatchObject({ state: 'unknown', reason: 'The card provider did not respond.' });
  expect(api.log()).toContain('payment failed');
  await cancel(requestId);
  await issueRefund(requestId, 100);
  expect((await waitForSettled())[1]).toMatchObject({
    kind: 'refund',
    state: 'failed',
    reason: 'It is not known whether the deposit was taken.',
  });
  expect(stripe.refunds.size).toBe(0);
  const taken = { id: 'pi_late', metadata: { key: deposit?.key } };
  expect((await post('evt_late', 'payment_intent.succeeded', taken)).status).toBe(200);
  expect((await listPayments())[0]).toMatchObject({ state: 'paid', provider_id: 'pi_late', reason: '' });
});

it('stores that a refund did not reach the card: signed, in time and once', async () => {
  const requestId = await bookSelfPay();
  await waitForSettled();
  await cancel(requestId);
  await issueRefund(requestId, 100);
  const refund = (await waitForSettled())[1];
  const report = (secret?: string, timestamp?: number) => post('evt_1', 'refund.failed', { id: refund?.provider_id }, secret, timestamp);
  expect((await report('whsec_guess')).status).toBe(403);
  expect((await report('whsec_1', Math.floor(Date.now() / 1000) - 3_600)).status).toBe(403);
  expect((await listPayments())[1]).toMatchObject({ state: 'paid' });
  expect((await report('whsec_1')).status).toBe(200);
  expect((await report('whsec_1')).status).toBe(200);
  expect((await listPayments())[1]).toMatchObject({ state: 'failed', reason: 'The refund did not reach the card.' });
  expect((await control<{ card_events: object[] }>('rows')).card_events).toHaveLength(1);
});

it('shows a ledger to admins of the practice only', async () => {
  await bookSelfPay();
  await waitForSettled();
  expect((await call('GET billing/ledger', { token: await getToken('staff'), headers: location })).status).toBe(403);
  expect(await fetchLedger()).toHaveLength(1);
});
