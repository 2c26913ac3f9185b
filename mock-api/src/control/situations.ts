import { eq, sql } from 'drizzle-orm';
import { type Context } from '../context';
import { appointments, invitations, requests, tokens } from '../db/schema/index';
import { demoInvitations } from '../seed/names';
import { multiplyOpenRequests } from '../seed/scale';

/** Named states of the data that a test would need many calls to reach. */
export const situations = {
  /** Nobody asked for anything: every list of requests is empty. */
  noRequests: async ({ db }: Context) => {
    await db.delete(appointments);
    await db.update(requests).set({ status: 'withdrawn' });
    await db.execute(sql`delete from progress_records`);
  },
  /** One attempt is left for the date of birth of the demo invitation. */
  lastAttempt: async ({ db }: Context) => {
    await db.update(invitations).set({ attempts: 4 }).where(eq(invitations.id, demoInvitations.open));
  },
  /** Every session is over; the next call of anybody answers 401. */
  sessionsOver: async ({ db, clock }: Context) => {
    await db.update(tokens).set({ endedAt: clock.now() });
  },
  /** Hundred times the open requests of the seeds, to see lists at a scale. */
  manyRequests: ({ db }: Context) => multiplyOpenRequests(db, 100),
  /** More than 10,000 open requests at the first location of the demo practice. */
  tenThousandRequests: ({ db }: Context) => multiplyOpenRequests(db, 750),
} as const satisfies Record<string, (context: Context) => Promise<void>>;
