import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Context } from '../context';
import { deleteFeed, findFeedMachine, findMachine, listMachineExams, storeFeed } from '../db/queries/machine-feeds';
import { type MachineRecord } from '../db/schema/practices';
import { errors } from '../http/errors';
import { describeScanName } from '../portal/describe-rows';
import { type Scope } from '../portal/scope';
import { hashToken, newToken } from '../random-token';
import { texts } from '../texts';
import { createMachineCalendar } from './machine-calendar';

const folder = 'machine-feeds';
const minuteMs = 60_000;
/** Exams of this time before now stay in the calendar. */
const pastMs = 30 * 24 * 3_600_000;

async function requireOwnMachine({ db, trail }: Context, { locations }: Scope, machineId: number): Promise<MachineRecord> {
  const machine = await findMachine(db, machineId);
  const location = machine && locations.get(machine.locationId);
  if (!machine || !location) throw errors.notFound(texts.machineUnknown);
  trail.subject = `calendar of ${machine.name}, ${location.name}`;
  return machine;
}

/** Creates the feed of a machine of the practice, or replaces its secret path, which only this returns: its hash is stored. */
export async function createFeed(context: Context, scope: Scope, machineId: number): Promise<{ path: string; createdAt: Date }> {
  await requireOwnMachine(context, scope, machineId);
  const token = newToken();
  const createdAt = context.clock.now();
  await storeFeed(context.db, { machineId, tokenHash: hashToken(token), createdAt });
  return { path: `/api/${folder}/${token}.ics`, createdAt };
}

/** Ends the feed of a machine of the practice; 404 without one. */
export async function endFeed(context: Context, scope: Scope, machineId: number): Promise<void> {
  await requireOwnMachine(context, scope, machineId);
  if (!(await deleteFeed(context.db, machineId))) throw errors.notFound(texts.feedUnknown);
}

/** Returns the calendar of a feed; undefined for an unknown or ended one. */
async function readFeed({ db, clock }: Context, token: string): Promise<string | undefined> {
  const machine = await findFeedMachine(db, hashToken(token));
  if (!machine) return undefined;
  const rows = await listMachineExams(db, machine.id, new Date(clock.now().getTime() - pastMs));
  const exams = rows.map(({ appointment, ...scan }) => ({
    appointmentId: appointment.id,
    requestId: appointment.requestId,
    scan: describeScanName(scan),
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    changedAt: appointment.movedAt ?? appointment.bookedAt,
  }));
  return createMachineCalendar(machine, exams);
}

const params = z.object({
  file: z
    .string()
    .max(100)
    .regex(/^[\w-]+\.ics$/),
});

/**
 * GET /api/machine-feeds/{token}.ics: the exams of a machine for a calendar, which has no session. 304 while they are the same as those
 * of the ETag, 404 for an unknown or ended feed, 429 for too many calls of an address.
 */
export function addMachineFeeds(api: FastifyInstance, context: Context): void {
  const max = context.limits.attemptsPerMinute;
  const options = { schema: { hide: true, params }, config: { rateLimit: max > 0 ? { max, timeWindow: minuteMs } : false } } as const;
  api.get(`/${folder}/:file`, options, async (request, reply) => {
    const { file } = request.params as z.output<typeof params>;
    const calendar = await readFeed(context, file.replace(/\.ics$/, ''));
    if (calendar === undefined) throw errors.notFound(texts.feedUnknown);
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match']?.split(/,\s*/).some((known) => known.replace(/^W\//, '') === tag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
}
