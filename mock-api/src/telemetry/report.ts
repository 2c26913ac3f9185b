import { type FastifyInstance } from 'fastify';
import { telemetryReport, type TelemetryEntry } from '@scanharbor/shared-contracts/wire/telemetry';
import { type z } from 'zod';
import { type Context } from '../context';
import { addVisits } from '../db/queries/release-visits';
import { insertTelemetry } from '../db/queries/telemetry';
import { countVisits } from './count-visits';
import { createVisitLimits } from './visit-limits';

const keptMs = 30 * 24 * 60 * 60 * 1000;
const minuteMs = 60_000;

/** Faults that a process logs once each; visitors repeat them. */
const loggedMaximum = 1000;

const maxBytes = 64 * 1024;

/**
 * POST /api/telemetry: a page reports faults, vitals, load times, failed calls and the versions that it used by beacon; 204. Stored for
 * 30 days, without the visitor's address; visits as counts, of which one network adds a limited number. 400 for anything else than names of
 * code, routes and files. Each new fault is logged with its position, which
 * `npm run remote -- locate` resolves.
 */
export function addTelemetry(api: FastifyInstance, { db, clock, limits }: Context): void {
  const logged = new Set<string>();
  const logFault = ({ remote, version, owner, route, name, code, stack, previewSet }: TelemetryEntry) => {
    const key = [remote, version, code, name, stack[0]].join(' ');
    if (logged.has(key) || logged.size >= loggedMaximum) return;
    logged.add(key);
    api.log.error({ remote, version, owner, route, name, code, stack, previewSet }, 'fault in a page');
  };
  const visitLimits = createVisitLimits();
  const max = limits.attemptsPerMinute;
  api.post(
    '/telemetry',
    {
      bodyLimit: maxBytes,
      schema: { hide: true, body: telemetryReport },
      config: { rateLimit: max > 0 ? { max, timeWindow: minuteMs } : false },
    },
    async ({ body, ip }, reply) => {
      const { entries } = body as z.output<typeof telemetryReport>;
      const at = clock.now();
      const oldest = new Date(at.getTime() - keptMs);
      await addVisits(db, countVisits(entries, { address: ip, at, limits: visitLimits }), oldest);
      await insertTelemetry(
        db,
        entries.filter(({ kind }) => kind !== 'visit'),
        { at, oldest },
      );
      for (const entry of entries) if (entry.kind === 'fault') logFault(entry);
      return reply.code(204).send();
    },
  );
}
