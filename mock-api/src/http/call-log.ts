import { type FastifyInstance } from 'fastify';

/** Levels of the log. `info` adds a line for each call. */
export const logLevels = ['error', 'warn', 'info'] as const;

export type LogLevel = (typeof logLevels)[number];

/**
 * Logs each call of a known path after its response: its pattern, status, milliseconds and the id of the account. Addresses, names, URLs
 * and contents are no part of it, since a path or a query can name a patient. The line has the request's id, as its errors have.
 */
export function logCalls(api: FastifyInstance): void {
  api.addHook('onResponse', async ({ method, caller, routeOptions: { config, url }, log }, { statusCode, elapsedTime }) => {
    const call = config.call ?? `${method} ${url ?? ''}`;
    log.info({ call, status: statusCode, ms: Math.round(elapsedTime), userId: caller?.user.id ?? null }, 'call');
  });
}
