import { type Context } from './context';
import { auditEvents } from './db/schema/index';
import { type SignedIn } from './http/session';

/** Who did something: a session, whose staff may act as another account (D51), or an account that has no session yet. */
type Doer = Pick<SignedIn, 'user' | 'switchedBy'> | number;

/** Keeps who did what to what, for the questions that come later. */
export async function audit({ db, clock }: Context, by: Doer, action: string, subject: string | number): Promise<void> {
  const who = typeof by === 'number' ? { userId: by } : { userId: by.user.id, switchedBy: by.switchedBy };
  await db.insert(auditEvents).values({ ...who, action, subject: String(subject), at: clock.now() });
}
