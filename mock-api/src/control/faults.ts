import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { errors } from '../http/errors';

/** An injected fault for the next `times` calls whose path (after /api/) starts with `path`. */
interface Fault {
  path: string;
  method?: string | undefined;
  status?: number | undefined;
  /** Milliseconds. */
  delay?: number | undefined;
  /**
   * 'json' returns invalid JSON, 'null' a JSON null, 'empty' an empty object; 'drop' closes the connection before the call, 'drop-response'
   * after it.
   */
  malformed?: 'json' | 'null' | 'empty' | 'drop' | 'drop-response' | undefined;
  times: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Returns the fault of this call and counts it down. */
  consume(method: string, path: string): Fault | undefined;
}

export function createFaults(): Faults {
  const pending: Fault[] = [];
  return {
    add: (fault) => void pending.push({ ...fault }),
    clear: () => void pending.splice(0),
    consume: (method, path) => {
      const fault = pending.find((candidate) => path.startsWith(candidate.path) && (!candidate.method || candidate.method === method));
      if (!fault) return undefined;
      fault.times -= 1;
      if (fault.times <= 0) pending.splice(pending.indexOf(fault), 1);
      return fault;
    },
  };
}

const malformedBodies = { json: '{"results": [', null: 'null', empty: '{}' } as const;

/** Applies the injected faults before all other hooks. */
export function applyFaults(api: FastifyInstance, faults: Faults): void {
  const dropped = new WeakSet<FastifyRequest>();
  api.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/^\/api\//, '');
    if (path.startsWith('__control/')) return undefined;
    const fault = faults.consume(request.method, path);
    if (!fault) return undefined;
    if (fault.delay) await wait(fault.delay);
    if (fault.malformed === 'drop-response') {
      dropped.add(request);
      return undefined;
    }
    if (fault.malformed === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault.malformed) return reply.type('application/json').serializer(String).send(malformedBodies[fault.malformed]);
    if (!fault.status) return undefined;
    const body = { ...errors.unexpected().body, error_code: fault.status };
    return reply.status(fault.status).send(body);
  }); // What the call stored is committed by now.
  api.addHook('onSend', async (request, reply) => {
    if (!dropped.has(request)) return;
    reply.hijack();
    request.raw.socket.destroy();
  });
}
