import { type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

/** Time for clients with open connections to learn that these close, and for load balancers to read `/ready`. */
const noticeMs = 1_000;
const longestCallMs = 25_000;

const draining = new WeakSet<FastifyInstance>();
const streams = new WeakMap<FastifyInstance, Set<ServerResponse>>();

export const isDraining = (server: FastifyInstance) => draining.has(server);

/** Marks a response as a stream that ends by itself only with its session; its client connects again when it breaks. */
export function addStream(server: FastifyInstance, response: ServerResponse) {
  const open = streams.get(server) ?? new Set<ServerResponse>();
  streams.set(server, open.add(response));
  response.once('close', () => open.delete(response));
}

/**
 * Closes a server without breaking a connection: `/ready` fails and each response closes its connection, then no new
 * connection is accepted, then the running calls end. A call that takes longer than 25 s is broken.
 */
export async function drain(server: FastifyInstance) {
  draining.add(server);
  await wait(noticeMs);
  for (const stream of streams.get(server) ?? []) stream.destroy();
  const forced = setTimeout(() => server.server.closeAllConnections(), longestCallMs);
  await new Promise((resolve) => server.server.close(resolve));
  clearTimeout(forced);
  await server.close();
}
