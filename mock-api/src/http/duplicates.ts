import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { hashOf } from '../accounts/secrets';

const windowMilliseconds = 1_000;

interface Told {
  status: number;
  payload: unknown;
  headers: Record<string, string>;
}

const keyOf = (request: FastifyRequest) =>
  hashOf(JSON.stringify([request.url, request.headers.authorization, request.ip, request.body ?? null]));

/**
 * The same POST within a second is done once; the second caller gets the first one's answer [API-004].
 * Covers a double press in two tabs, which no client can see. Uploads have no comparable body and are left out.
 * It remembers in its own process, since answers hold tokens that no table may keep: where several processes share a
 * database, send a visitor to the same one. What must never happen twice is kept by the database in any case.
 * `forget` drops what is remembered.
 */
export function answerDuplicatesOnce(app: FastifyInstance): { forget(): void } {
  const recent = new Map<string, Promise<Told>>();
  const tell = new WeakMap<FastifyRequest, (told: Told) => void>();

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.isMultipart() || request.url.includes('/__control/')) return;
    const key = keyOf(request);
    const earlier = recent.get(key);
    if (earlier) {
      const { status, payload, headers } = await earlier;
      return reply.status(status).headers(headers).serializer((value: unknown) => value as string).send(payload);
    }
    recent.set(key, new Promise<Told>((resolve) => tell.set(request, resolve)));
    setTimeout(() => recent.delete(key), windowMilliseconds).unref();
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    tell.get(request)?.({
      status: reply.statusCode,
      payload,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    });
    return payload;
  });

  return { forget: () => recent.clear() };
}
