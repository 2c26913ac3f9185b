import { type Context } from './context';
import { auditEvents } from './db/schema/index';

/** Keeps who did what to what, for the questions that come later. */
export async function audit({ db, clock }: Context, userId: number | null, action: string, subject: string | number): Promise<void> {
  await db.insert(auditEvents).values({ userId, action, subject: String(subject), at: clock.now() });
}
