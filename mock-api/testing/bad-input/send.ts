import { Agent, request } from 'node:http';
import { z } from 'zod';
import { type WireCall } from '@scanharbor/shared-contracts/wire/check';
import { type Attack } from './attacks';

interface Reply {
  status: number;
  type: string;
  text: string;
}

const longestMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request as it is, without the repairs that `fetch` makes. Rejects when nothing comes back in time. */
export function sendRaw(address: string, { method, path, headers, body }: Attack): Promise<Reply> {
  const { hostname, port } = new URL(address);
  // Node sends the body of a DELETE without its length unless it is told, and the rest would count as the next request.
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, agent, method, path: `/api/${path}`, headers: { ...headers, ...length }, timeout: longestMs },
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
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${longestMs} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const errorBody = z.object({ error_code: z.number().int(), messages: z.array(z.object({ user_msg: z.string().min(1) })).min(1) });

/** What only the inside of the server knows. */
const secrets = /scrypt\$|Failed query|PostgresError|node_modules|\.ts:\d+|password_hash|proof_hash/;

/** Why a reply breaks the contract; undefined when it does not. */
export function faultOf({ answer }: WireCall, { status, type, text }: Reply): string | undefined {
  if (secrets.test(text)) return `tells what is inside: ${text.slice(0, 300)}`;
  if (status >= 500) return `answers ${status}: ${text.slice(0, 200)}`;
  if (status < 400 && (!answer || !type.includes('json'))) return undefined;
  const read = (text && type.includes('json') ? JSON.parse(text) : null) as unknown;
  if (status < 400) {
    const fits = answer?.safeParse(read);
    return fits?.success === false ? `answers out of contract: ${fits.error.message.slice(0, 200)}` : undefined;
  }
  const refusal = errorBody.safeParse(read);
  if (!refusal.success) return `refuses with ${status} and without the error body: ${text.slice(0, 200)}`;
  return refusal.data.error_code === status ? undefined : `names another code than its status ${status}`;
}
