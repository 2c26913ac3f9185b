import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The response of the next payment: an error, none at all, or one that is lost after the money moved. */
type Reply = { status: number; code?: string } | 'hang' | 'lost';

/** Starts a server with the calls of Stripe's API that the suite makes. It remembers keys: `charges` and `refunds` have each once. */
export async function startStripeServer(delayMs = 0) {
  const charges = new Map<string, { id: string; cents: number; account: string }>();
  const refunds = new Map<string, { id: string; cents: number; chargeId: string }>();
  const replies: Reply[] = [];

  const charge = (key: string, form: URLSearchParams) => {
    const made = charges.get(key) ?? {
      id: `pi_${charges.size + 1}`,
      cents: Number(form.get('amount')),
      account: form.get('transfer_data[destination]') ?? '',
    };
    charges.set(key, made);
    return { object: 'payment_intent', id: made.id, status: 'succeeded' };
  };
  const refund = (key: string, form: URLSearchParams) => {
    const chargeId = form.get('payment_intent') ?? '';
    if (![...charges.values()].some(({ id }) => id === chargeId)) return undefined;
    const made = refunds.get(key) ?? { id: `re_${refunds.size + 1}`, cents: Number(form.get('amount')), chargeId };
    refunds.set(key, made);
    return { object: 'refund', id: made.id };
  };
  const readCard = (id: string) => {
    const [, brand, last4] = /^pm_double_([a-z]+)_(\d{4})_/.exec(id) ?? [];
    return brand ? { object: 'payment_method', id, customer: 'cus_1', card: { brand, last4 } } : undefined;
  };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = (request.url ?? '').replace('/v1/', '').split('?')[0] ?? '';
      const form = new URLSearchParams(body);
      const key = String(request.headers['idempotency-key']);
      const send = (status: number, content: object) =>
        setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content)), delayMs);
      const fail = (status: number, code = '') => send(status, { error: { type: status === 402 ? 'card_error' : 'api_error', code } });
      const found = (content: object | undefined) => (content ? send(200, content) : fail(404, 'resource_missing'));
      if (path === 'customers') return found({ object: 'customer', id: 'cus_1' });
      if (path === 'setup_intents') return found({ object: 'setup_intent', id: 'seti_1', client_secret: 'seti_1_secret_1' });
      if (path.startsWith('payment_methods/')) return found(readCard(path.slice('payment_methods/'.length)));
      const reply = replies.shift();
      if (reply === 'hang') return undefined;
      if (typeof reply === 'object') return fail(reply.status, reply.code);
      if (path === 'payment_intents' && /_0002_/.test(form.get('payment_method') ?? '')) return fail(402, 'card_declined');
      const made = path === 'payment_intents' ? charge(key, form) : refund(key, form);
      if (reply === 'lost') return response.destroy();
      return found(made);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, charges, refunds, replies, close };
}
