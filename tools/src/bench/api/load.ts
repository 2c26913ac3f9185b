import { Agent, request } from 'node:http';

/** One call of a measurement. */
export interface Call {
  method: 'GET' | 'POST';
  url: string;
  token?: string;
  body?: unknown;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** Answers other than a success, and calls without an answer. */
  errors: number;
  count: number;
}

/** Sends one call and reads its answer to the end; gives the status, 0 when nothing came. */
export function send(agent: Agent, { method, url, token, body }: Call): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token ? { authorization: token } : {}),
    ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(0));
    sent.end(text);
  });
}

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Keeps `connections` busy with the calls that `next` gives, until there are none or the time is over. */
export async function measure(next: () => Call | undefined, { connections = 16, seconds = 10 } = {}): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1_000;
  const worker = async () => {
    for (let call = next(); call && !isOver(); call = next()) {
      const began = performance.now();
      const status = await send(agent, call);
      times.push(performance.now() - began);
      if (status < 200 || status > 299) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - started) / 1_000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return { perSecond: times.length / took, median: at(times, 0.5), p99: at(times, 0.99), errors, count: times.length };
}
