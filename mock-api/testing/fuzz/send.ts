import { Agent, request } from 'node:http';
import { z } from 'zod';
import { type WireCall } from '@scanharbor/shared-contracts/wire/response-validator';
import { type Attack } from './attacks';

interface Reply {
  status: number;
  type: string;
  text: string;
}

const timeoutMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request unchanged, without the corrections of `fetch`. Rejects after a timeout. */
export function sendRaw(apiUrl: string, { method, path, headers, body }: Attack): Promise<Reply> {
  const { hostname, port } = new URL(apiUrl);
  // Node sends the body of a DELETE without its length by default, and the server would read it as the next request.
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, agent, method, path: `/api/${path}`, headers: { ...headers, ...length }, timeout: timeoutMs },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no response in ${timeoutMs} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const errorBody = z.object({ error_code: z.number().int(), messages: z.array(z.object({ user_msg: z.string().min(1) })).min(1) });

/** Internals that no response may contain. */
const internals = /scrypt\$|Failed query|PostgresError|node_modules|\.ts:\d+|password_hash|proof_hash/;

/** Describes how a reply violates the contract; undefined when it does not. */
export function findContractViolation({ response }: WireCall, { status, type, text }: Reply): string | undefined {
  if (internals.test(text)) return `reveals internals: ${text.slice(0, 300)}`;
  if (status >= 500) return `responds with ${status}: ${text.slice(0, 200)}`;
  if (status < 400 && (!response || !type.includes('json'))) return undefined;
  const read = (text && type.includes('json') ? JSON.parse(text) : null) as unknown;
  if (status < 400) {
    const parsed = response?.safeParse(read);
    return parsed?.success === false ? `violates the response schema: ${parsed.error.message.slice(0, 200)}` : undefined;
  }
  const error = errorBody.safeParse(read);
  if (!error.success) return `responds with ${status} without the error body: ${text.slice(0, 200)}`;
  return error.data.error_code === status ? undefined : `contains another code than its status ${status}`;
}
