import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Wire } from '@scanharbor/shared-contracts/wire/index';
import { hashToken } from '../random-token';

const windowMs = 1_000;

interface StoredResponse {
  status: number;
  payload: unknown;
  headers: Record<string, string>;
}

interface RecentCall {
  sender: string;
  isDone: boolean;
  response: Promise<StoredResponse | undefined>;
}

/**
 * Calls with the same key are duplicates: same URL, data, caller and location. Guests behind one public IP address differ by
 * the key of their tab, since a response may contain a session or a secret.
 */
const getKey = ({ url, headers, ip, body }: FastifyRequest) =>
  hashToken(JSON.stringify([url, headers.authorization, headers['x-tab'], headers['x-location'], ip, body ?? null]));

/**
 * Calls that end a sequence. After one, the sender's earlier calls are no duplicates: a second edit of a sent request within a second
 * starts a new record, instead of getting the id of the one that was just submitted.
 */
const lastCalls: ReadonlySet<string> = new Set<keyof Wire>(['POST scans_v2/scan-complete-step-4']);

const getSender = ({ headers, ip }: FastifyRequest) => hashToken(JSON.stringify([headers.authorization, headers['x-tab'], ip]));

/** After an unexpected error a repeated call runs again. */
const isFinal = (status: number) => status < 500;

/**
 * Runs the same POST within a second once; the second caller gets the first response [API-004], unless the first call failed
 * unexpectedly. Only calls of the suite: reports of providers differ in their signature. This covers a double click in two tabs of a
 * session, which no client can detect. Uploads have no comparable body and are left out. Responses stay in memory of the process, since
 * they contain tokens that no table may store: processes that share a database need sticky sessions (docs/hosting.md). The database itself
 * prevents what must never happen twice. Returns `clear`, which discards the stored responses.
 */
export function deduplicatePosts(app: FastifyInstance): { clear: () => void } {
  const recent = new Map<string, RecentCall>();
  const resolvers = new WeakMap<FastifyRequest, (response: StoredResponse | undefined) => void>();

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.isMultipart() || !request.routeOptions.config.call) return;
    const key = getKey(request);
    for (let previous = recent.get(key); previous; previous = recent.get(key)) {
      const response = await previous.response;
      if (response)
        return reply
          .status(response.status)
          .headers(response.headers)
          .serializer((value: unknown) => value as string)
          .send(response.payload);
    }
    const pending = new Promise<StoredResponse | undefined>((resolve) => resolvers.set(request, resolve));
    const current: RecentCall = { sender: getSender(request), isDone: false, response: pending };
    const discard = () => recent.get(key) === current && recent.delete(key);
    recent.set(key, current);
    setTimeout(discard, windowMs).unref();
    void pending.then((response) => {
      if (!response) discard();
      else if (lastCalls.has(request.routeOptions.config.call ?? ''))
        for (const [other, { sender, isDone }] of recent) if (isDone && sender === current.sender) recent.delete(other);
      current.isDone = true;
    });
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const stored = ['content-type', 'retry-after'].map((name) => [name, reply.getHeader(name)] as const);
    const headers = Object.fromEntries(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    resolvers.get(request)?.(isFinal(reply.statusCode) ? { status: reply.statusCode, payload, headers } : undefined);
    return payload;
  });

  return { clear: () => recent.clear() };
}
