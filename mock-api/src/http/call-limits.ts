import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Limits } from '../options';
import { errors, type LimitName } from './errors';

const minuteMs = 60_000;

/** Throws 429 with Retry-After once the limit of the request is reached. */
type Check = (request: FastifyRequest) => Promise<void>;

interface CallLimits {
  /** Counts the call for its IP address; of IPv6, for its /64 network. */
  checkAddress: Check;
  /** Counts the call of a signed-in caller for its session. */
  checkSession: Check;
}

/**
 * Creates the limits of all calls per minute. They are counted in memory, so each process counts for itself: a session stays with
 * one process (docs/hosting.md), an address may use several. The address is checked before the database is asked for the session.
 */
export function createCallLimits(app: FastifyInstance, { session, address }: Limits['callsPerMinute']): CallLimits {
  const createCheck = (name: LimitName, max: number, keyGenerator?: (request: FastifyRequest) => string): Check => {
    if (max === 0) return () => Promise.resolve();
    const limit = app.createRateLimit({ max, timeWindow: minuteMs, ...(keyGenerator ? { keyGenerator } : {}) });
    return async (request) => {
      const result = await limit(request);
      if (!result.isAllowed && result.isExceeded) throw errors.tooManyCalls(name, Math.max(1, result.ttlInSeconds));
    };
  };
  const checkSession = createCheck('session', session, ({ caller }) => caller?.tokenHash ?? '');
  return {
    checkAddress: createCheck('address', address),
    checkSession: async (request) => {
      if (request.caller) await checkSession(request);
    },
  };
}
