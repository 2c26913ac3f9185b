import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { hashOf } from '../accounts/secrets';

const windowMilliseconds = 1_000;

interface Told {
  status: number;
  payload: unknown;
  headers: Record<string, string>;
}

/**
 * The same for the server: address, data, who asks, and for which location. Guests behind one public address differ by the
 * key of their tab: an answer may hold a session or a secret.
 */
const keyOf = ({ url, headers, ip, body }: FastifyRequest) =>
  hashOf(JSON.stringify([url, headers.authorization, headers['x-tab'], headers['x-location'], ip, body ?? null]));

/** An accident decided nothing: who asks again means to ask again. */
const isDecided = (status: number) => status < 500;

/**
 * The same POST within a second is done once; the second caller gets the first one's answer [API-004], unless the first
 * one met with an accident. Covers a double press in two tabs of a session, which no client can see. Uploads have no
 * comparable body and are left out.
 * It remembers in its own process, since answers hold tokens that no table may keep: where several processes share a
 * database, a visitor is sent to the same one (docs/hosting.md). What must never happen twice is kept by the database in any
 * case.
 * `forget` drops what is remembered.
 */
export function answerDuplicatesOnce(app: FastifyInstance): { forget(): void } {
  const recent = new Map<string, Promise<Told | undefined>>();
  const tell = new WeakMap<FastifyRequest, (told: Told | undefined) => void>();

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.isMultipart() || request.url.includes('/__control/')) return;
    const key = keyOf(request);
    for (let earlier = recent.get(key); earlier; earlier = recent.get(key)) {
      const told = await earlier;
      if (told)
        return reply
          .status(told.status)
          .headers(told.headers)
          .serializer((value: unknown) => value as string)
          .send(told.payload);
    }
    const answered = new Promise<Told | undefined>((resolve) => tell.set(request, resolve));
    const drop = () => recent.get(key) === answered && recent.delete(key);
    recent.set(key, answered);
    setTimeout(drop, windowMilliseconds).unref();
    void answered.then((told) => told ?? drop());
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    const headers: Record<string, string> = typeof type === 'string' ? { 'content-type': type } : {};
    tell.get(request)?.(isDecided(reply.statusCode) ? { status: reply.statusCode, payload, headers } : undefined);
    return payload;
  });

  return { forget: () => recent.clear() };
}
