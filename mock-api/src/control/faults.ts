import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { errors } from '../http/errors';

/** A trouble to make: for calls whose path (after /api/) begins with `path`, `times` times. */
interface Fault {
  path: string;
  method?: string | undefined;
  status?: number | undefined;
  /** Milliseconds. */
  delay?: number | undefined;
  /** 'json' answers broken JSON, 'null' a JSON null, 'empty' an object without a field, 'drop' hangs up. */
  malformed?: 'json' | 'null' | 'empty' | 'drop' | undefined;
  times: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that this call meets, counted down. */
  take(method: string, path: string): Fault | undefined;
}

export function createFaults(): Faults {
  const waiting: Fault[] = [];
  return {
    add: (fault) => void waiting.push({ ...fault }),
    clear: () => void waiting.splice(0),
    take: (method, path) => {
      const fault = waiting.find((one) => path.startsWith(one.path) && (!one.method || one.method === method));
      if (!fault) return undefined;
      fault.times -= 1;
      if (fault.times <= 0) waiting.splice(waiting.indexOf(fault), 1);
      return fault;
    },
  };
}

const malformedBodies = { json: '{"results": [', null: 'null', empty: '{}' } as const;

/** Makes the troubles that were asked for, before anything else looks at the call. */
export function applyFaults(api: FastifyInstance, faults: Faults): void {
  api.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/^\/api\//, '');
    if (path.startsWith('__control/')) return undefined;
    const fault = faults.take(request.method, path);
    if (!fault) return undefined;
    if (fault.delay) await wait(fault.delay);
    if (fault.malformed === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault.malformed) return reply.type('application/json').serializer(String).send(malformedBodies[fault.malformed]);
    if (!fault.status) return undefined;
    const body = { ...errors.unexpected().body, error_code: fault.status };
    return reply.status(fault.status).send(body);
  });
}
