import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startStripeServer } from '../../testing/stripe-server';
import { type CardGateway, fakeGateway, PaymentDelayed, PaymentRejected } from './card-gateway';
import { createStripeGateway } from './stripe-gateway';

let server: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.close());

const openStripe = () => createStripeGateway({ secretKey: 'sk_test_1', clientId: 'ca_1', url: server.url, timeoutMs: 500 });
const order = { amountCents: 2_500, paymentMethodId: 'pm_double_visa_4242_x', account: '', requestId: 5_000 };

/** Every adapter of the card provider must pass these. */
describe.each<[string, () => CardGateway]>([
  ['the local double', () => fakeGateway],
  ['Stripe', openStripe],
])('%s', (_name, open) => {
  it('reads a card, and names an unknown one', async () => {
    expect(await open().readCard('pm_double_visa_4242_x')).toEqual({ id: 'pm_double_visa_4242_x', type: 'visa', last4: '4242' });
    await expect(open().readCard('pm_unknown')).rejects.toMatchObject({ status: 400 });
    expect(await open().createSetupSecret()).toMatch(/^seti_\w+_secret_\w+$/);
    expect(open().getOnboardingLink('state_1')).toContain('state_1');
  });

  it('takes and pays back the money of a key once', async () => {
    const [key, refundKey] = [randomUUID(), randomUUID()];
    const chargeId = await open().charge({ ...order, key });
    expect(await open().charge({ ...order, key })).toBe(chargeId);
    expect(await open().charge({ ...order, key: randomUUID() })).not.toBe(chargeId);
    const refund = { key: refundKey, amountCents: 1_000, chargeId };
    const refundId = await open().refund(refund);
    expect(await open().refund(refund)).toBe(refundId);
  });

  it('rejects a declined card and an unknown charge for good', async () => {
    const declined = { ...order, key: randomUUID(), paymentMethodId: 'pm_double_visa_0002_x' };
    await expect(open().charge(declined)).rejects.toThrow(new PaymentRejected('The card was declined.'));
    await expect(open().refund({ key: randomUUID(), amountCents: 1, chargeId: 'pi_unknown' })).rejects.toThrow(PaymentRejected);
  });
});

it.each([
  [{ status: 500 }, 'The card provider asked to try again later (500).'],
  [{ status: 429 }, 'The card provider asked to try again later (429).'],
  [{ status: 401 }, 'The card provider asked to try again later (401).'],
  ['hang' as const, 'The card provider did not respond.'],
])('tries again later after %j of Stripe', async (reply, message) => {
  server.replies.push(reply);
  await expect(openStripe().charge({ ...order, key: randomUUID() })).rejects.toThrow(new PaymentDelayed(message));
});

it('takes the money once when the response of Stripe is lost', async () => {
  const key = randomUUID();
  server.replies.push('lost', 'lost');
  await openStripe()
    .charge({ ...order, key })
    .catch(() => undefined);
  server.replies.length = 0;
  const before = server.charges.size;
  expect(await openStripe().charge({ ...order, key })).toBe(server.charges.get(key)?.id);
  expect(server.charges.size).toBe(before);
});

it('tries again later when another server than Stripe responds, or none', async () => {
  const web = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'));
  await once(web.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const gateway = createStripeGateway({ secretKey: 'sk_test_1', url, timeoutMs: 500 });
  await expect(gateway.charge({ ...order, key: randomUUID() })).rejects.toThrow(PaymentDelayed);
  await expect(gateway.refund({ key: randomUUID(), amountCents: 1, chargeId: 'pi_1' })).rejects.toThrow(PaymentDelayed);
  web.closeAllConnections();
  web.close();
  await expect(gateway.charge({ ...order, key: randomUUID() })).rejects.toThrow(PaymentDelayed);
});
