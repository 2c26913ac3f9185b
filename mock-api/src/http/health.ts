import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

const checkTimeoutMs = 2_000;
const retryAfterSeconds = 5;

/** Rejects when the check rejects or takes too long. */
async function runCheck(check: () => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const timeout = wait(checkTimeoutMs, undefined, { signal: controller.signal }).then(() => {
    throw new Error('The check did not end in time');
  });
  timeout.catch(() => undefined);
  try {
    await Promise.race([check(), timeout]);
  } finally {
    controller.abort();
  }
}

/**
 * Adds the checks for supervisors and load balancers, outside of /api. `/live`: the process responds. `/ready`: the database
 * responds and has all migrations, which `check` verifies; otherwise 503 with Retry-After.
 */
export function addHealth(app: FastifyInstance, check: () => Promise<void>): void {
  const hidden = { schema: { hide: true } };
  app.get('/live', hidden, () => ({ status: 'live' }));
  app.get('/ready', hidden, async (request, reply) => {
    try {
      await runCheck(check);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ message: error instanceof Error ? error.message : String(error) }, 'not ready');
      return reply.status(503).header('retry-after', retryAfterSeconds).send({ status: 'unavailable' });
    }
  });
}
