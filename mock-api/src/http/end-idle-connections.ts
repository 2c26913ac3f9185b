import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

/** Requests that were on their way when the server began to close have arrived by then. */
const graceMs = 1_000;

/** Time for the clients of open connections to learn with their next response that these close. */
const noticeMs = 500;

interface Connections {
  /** Lets each response close its connection, until none is open or half a second has passed. */
  drain: () => Promise<void>;
  isDraining: () => boolean;
}

/**
 * Ends connections without a call while the server closes. Node waits a minute for one that never sent a request, as browsers open them
 * in advance, and for one whose client went away in the middle of a response.
 */
export function endIdleConnections(app: FastifyInstance): Connections {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  const calls = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    calls.set(socket, 0);
    socket.once('close', () => calls.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (difference: number) => calls.has(socket) && calls.set(socket, (calls.get(socket) ?? 0) + difference);
    count(1);
    response.once('close', () => count(-1));
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setInterval(() => {
      for (const [socket, running] of calls) if (running === 0) socket.destroy();
    }, graceMs);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  return {
    isDraining: () => isDraining,
    drain: async () => {
      isDraining = true;
      const endsAt = performance.now() + noticeMs;
      while (calls.size > 0 && performance.now() < endsAt) await wait(20);
    },
  };
}
