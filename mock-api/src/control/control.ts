import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueToken } from '../accounts/tokens';
import { type Context } from '../context';
import { pingDatabase } from '../db/database';
import { dumpTables } from '../db/dump-tables';
import { listMessages } from '../db/queries/messages';
import { findUser, findUserByEmail } from '../db/queries/users';
import { errors } from '../http/errors';
import { watchCanaries } from '../releases/watch-canaries';
import { type Faults } from './faults';
import { situations } from './situations';

interface ControlOptions {
  context: Context;
  faults: Faults;
  reset: () => Promise<void>;
}

const faultBody = z.object({
  path: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  status: z.number().int().min(400).max(599).optional(),
  delay: z.number().int().min(0).max(60_000).optional(),
  malformed: z.enum(['json', 'null', 'empty', 'drop', 'drop-response']).optional(),
  times: z.number().int().positive().default(1),
});

const clockBody = z.union([
  z.object({ now: z.coerce.date() }),
  /** Milliseconds. */
  z.object({ advance: z.number().int() }),
]);

/**
 * Adds the calls for tests and development under /api/__control. They are off by default, since they bypass all access checks.
 * reset · situation {name} · clock {now | advance} · faults {path, status | delay | malformed, times} · outbox ·
 * rows · session {email | userId} · watch-canaries: one look of the watch.
 */
export function addControl(api: FastifyInstance, { context, faults, reset }: ControlOptions): void {
  const hidden = { hide: true };
  api.post('/__control/reset', { schema: hidden }, async () => {
    await reset();
    return { status: 'SUCCESS' };
  });
  api.post('/__control/clear-faults', { schema: hidden }, () => {
    faults.clear();
    return { status: 'SUCCESS' };
  });
  api.post('/__control/faults', { schema: { ...hidden, body: faultBody } }, ({ body }) => {
    faults.add(body as z.output<typeof faultBody>);
    return { status: 'SUCCESS' };
  });
  api.post('/__control/clock', { schema: { ...hidden, body: clockBody } }, ({ body }) => {
    const change = body as z.output<typeof clockBody>;
    if ('now' in change) context.clock.set(change.now);
    else context.clock.advance(change.advance);
    return { now: context.clock.now().toISOString() };
  });
  const situationBody = z.object({ name: z.enum(Object.keys(situations) as [keyof typeof situations]) });
  api.post('/__control/situation', { schema: { ...hidden, body: situationBody } }, async ({ body }) => {
    await situations[(body as z.output<typeof situationBody>).name](context);
    return { status: 'SUCCESS' };
  });
  api.post('/__control/watch-canaries', { schema: hidden }, async () => {
    if (!context.releases) throw errors.notFound();
    return { lines: await watchCanaries(context, context.releases.site, context.releases.watch) };
  });
  api.get('/__control/rows', { schema: hidden }, () => dumpTables(context.db));
  api.get('/__control/outbox', { schema: hidden }, () => listMessages(context.db));
  const sessionBody = z.union([z.object({ email: z.string() }), z.object({ userId: z.number().int() })]);
  api.post('/__control/session', { schema: { ...hidden, body: sessionBody } }, async ({ body }) => {
    const by = body as z.output<typeof sessionBody>;
    const user = await ('email' in by ? findUserByEmail(context.db, by.email) : findUser(context.db, by.userId));
    if (!user) throw errors.notFound();
    return { token: await issueToken(context, 'session', user.id, { provedAt: context.clock.now() }), userId: user.id };
  });
  api.get('/__control/health', { schema: hidden }, async () => {
    await pingDatabase(context.db);
    return { status: 'SUCCESS', now: context.clock.now().toISOString() };
  });
}
