import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** One call of a measurement. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Measured {
  perSecond: number;
  /** In milliseconds. */
  median: number;
  p99: number;
  /** Number of calls with an error status or without a response. */
  errors: number;
  /** Of each call in milliseconds, shortest first. */
  times: number[];
  seconds: number;
}

/** Sends one call and reads its full response. Returns the status, or 0 without a response; `onHeaders` gets those of the response. */
export function send(
  agent: Agent,
  { method, url, token, body, headers: ownHeaders }: Call,
  onHeaders?: (headers: IncomingHttpHeaders) => void,
): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...ownHeaders,
    ...(token ? { authorization: token } : {}),
    ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const clientRequest = request(url, { method, agent, headers }, (response) => {
      onHeaders?.(response.headers);
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    clientRequest.once('error', () => resolve(0));
    clientRequest.end(text);
  });
}

/** Returns the value that this share of the sorted values is below. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const summarize = (times: number[], seconds: number, errors: number): Measured => {
  times.sort((one, other) => one - other);
  return { perSecond: times.length / seconds, median: percentile(times, 0.5), p99: percentile(times, 0.99), errors, times, seconds };
};

/** Joins the calls of several measurements, leaving out the time between them. */
export const joinMeasured = (parts: readonly Measured[]): Measured => {
  const sum = (read: (part: Measured) => number) => parts.reduce((total, part) => total + read(part), 0);
  return summarize(
    parts.flatMap(({ times }) => times),
    sum(({ seconds }) => seconds),
    sum(({ errors }) => errors),
  );
};

interface Load {
  connections?: number;
  seconds?: number;
  /** With connections that are open already, as those of a proxy are; new ones without it. */
  agent?: Agent;
}

/** Sends the calls that `next` returns over `connections` connections. Ends when `next` returns undefined or the time is up. */
export async function measure(next: () => Call | undefined, { connections = 16, seconds = 10, agent: kept }: Load = {}): Promise<Measured> {
  const agent = kept ?? new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1_000;
  const worker = async () => {
    for (let call = next(); call && !isOver(); call = next()) {
      const startedAt = performance.now();
      const status = await send(agent, call);
      times.push(performance.now() - startedAt);
      if (status < 200 || status > 299) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsedSeconds = (performance.now() - started) / 1_000;
  if (!kept) agent.destroy();
  return summarize(times, elapsedSeconds, errors);
}
