import { asc, sql } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueToken } from '../accounts/tokens';
import { findUser, findUserByEmail } from '../accounts/users';
import { type Context } from '../context';
import { outbox } from '../db/schema/index';
import { errors } from '../http/errors';
import { type Faults } from './faults';
import { allRows } from './rows';
import { situations } from './situations';

interface ControlOptions {
  context: Context;
  faults: Faults;
  reset(): Promise<void>;
}

const faultBody = z.object({
  path: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  status: z.number().int().min(400).max(599).optional(),
  delay: z.number().int().min(0).max(60_000).optional(),
  malformed: z.enum(['json', 'null', 'empty', 'drop']).optional(),
  times: z.number().int().positive().default(1),
});

const clockBody = z.union([
  z.object({ now: z.coerce.date() }),
  /** Milliseconds. */
  z.object({ advance: z.number().int() }),
]);

/**
 * Calls for tests and for development, under /api/__control. They exist only when asked for, since they let anybody in.
 * reset · situation {name} · clock {now | advance} · faults {path, status | delay | malformed, times} · outbox ·
 * rows · session {email | userId}.
 */
export function addControl(api: FastifyInstance, { context, faults, reset }: ControlOptions): void {
  const hidden = { hide: true };
  api.post('/__control/reset', { schema: hidden }, async () => {
    await reset();
    return { status: 'SUCCESS' };
  });
  api.post('/__control/clear-faults', { schema: hidden }, async () => {
    faults.clear();
    return { status: 'SUCCESS' };
  });
  api.post('/__control/faults', { schema: { ...hidden, body: faultBody } }, async ({ body }) => {
    faults.add(body as z.output<typeof faultBody>);
    return { status: 'SUCCESS' };
  });
  api.post('/__control/clock', { schema: { ...hidden, body: clockBody } }, async ({ body }) => {
    const asked = body as z.output<typeof clockBody>;
    if ('now' in asked) context.clock.set(asked.now);
    else context.clock.advance(asked.advance);
    return { now: context.clock.now().toISOString() };
  });
  const situationBody = z.object({ name: z.enum(Object.keys(situations) as [keyof typeof situations]) });
  api.post('/__control/situation', { schema: { ...hidden, body: situationBody } }, async ({ body }) => {
    await situations[(body as z.output<typeof situationBody>).name](context);
    return { status: 'SUCCESS' };
  });
  api.get('/__control/rows', { schema: hidden }, () => allRows(context.db));
  api.get('/__control/outbox', { schema: hidden }, async () => context.db.select().from(outbox).orderBy(asc(outbox.id)));
  const sessionBody = z.union([z.object({ email: z.string() }), z.object({ userId: z.number().int() })]);
  api.post('/__control/session', { schema: { ...hidden, body: sessionBody } }, async ({ body }) => {
    const asked = body as z.output<typeof sessionBody>;
    const user = await ('email' in asked ? findUserByEmail(context.db, asked.email) : findUser(context.db, asked.userId));
    if (!user) throw errors.notFound();
    return { token: await issueToken(context, 'session', user.id), userId: user.id };
  });
  api.get('/__control/health', { schema: hidden }, async () => {
    await context.db.execute(sql`select 1`);
    return { status: 'SUCCESS', now: context.clock.now().toISOString() };
  });
}
