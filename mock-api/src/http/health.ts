import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

const checkTimeoutMs = 2_000;
const retryAfterSeconds = 5;

/** Rejects when the check rejects or takes too long. */
async function runCheck<Result>(check: () => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timeout = wait(checkTimeoutMs, undefined, { signal: controller.signal }).then(() => {
    throw new Error('The check did not end in time');
  });
  timeout.catch(() => undefined);
  try {
    return await Promise.race([check(), timeout]);
  } finally {
    controller.abort();
  }
}

/**
 * Adds the checks for supervisors and load balancers, outside of /api. `/live`: the process responds. `/ready`: the database
 * responds and has all migrations, which `check` verifies; otherwise 503 with Retry-After. With a full disk it is still ready, since it can
 * respond to reads, and its status says 'disk full'.
 */
export function addHealth(app: FastifyInstance, check: () => Promise<'ready' | 'disk full'>): void {
  const hidden = { schema: { hide: true } };
  app.get('/live', hidden, () => ({ status: 'live' }));
  app.get('/ready', hidden, async (request, reply) => {
    try {
      return { status: await runCheck(check) };
    } catch (error) {
      request.log.error({ message: error instanceof Error ? error.message : String(error) }, 'not ready');
      return reply.status(503).header('retry-after', retryAfterSeconds).send({ status: 'unavailable' });
    }
  });
}
