import { and, eq, lt, or, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { type InvitationRecord, invitations } from '../schema/index';

/** Finds an invitation by id. */
export const findInvitation = (db: Database, id: string): Promise<InvitationRecord | undefined> =>
  firstRow(db.select().from(invitations).where(eq(invitations.id, id)));

/** Finds the id of the invitation with this proof that belongs to a request or scan of this number. */
export async function findInvitationOfScan(db: Database, scanId: number, proofHash: string): Promise<string | undefined> {
  const ofScan = or(eq(invitations.requestId, scanId), eq(invitations.scanServiceId, scanId));
  const row = await firstRow(
    db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(eq(invitations.proofHash, proofHash), ofScan)),
  );
  return row?.id;
}

/** The limit is part of the update: concurrent attempts all read the same count. */
const hasAttemptsLeft = (id: string, maxAttempts: number) => and(eq(invitations.id, id), lt(invitations.attempts, maxAttempts));

/** Stores the proof of a confirmed date of birth; false when no attempts are left. */
export const storeProof = (
  db: Database,
  id: string,
  proof: { verifiedAt: Date; proofHash: string },
  maxAttempts: number,
): Promise<boolean> => hasRows(db.update(invitations).set(proof).where(hasAttemptsLeft(id, maxAttempts)).returning({ id: invitations.id }));

/** Counts a wrong date of birth; false when no attempts are left. */
export const countAttempt = (db: Database, id: string, maxAttempts: number): Promise<boolean> =>
  hasRows(
    db
      .update(invitations)
      .set({ attempts: sql`${invitations.attempts} + 1` })
      .where(hasAttemptsLeft(id, maxAttempts))
      .returning({ id: invitations.id }),
  );

/** Marks an active invitation as completed; false when it is no longer active. */
export const completeInvitation = (db: Database, id: string): Promise<boolean> =>
  hasRows(
    db
      .update(invitations)
      .set({ state: 'completed' })
      .where(and(eq(invitations.id, id), eq(invitations.state, 'active')))
      .returning({ id: invitations.id }),
  );

/** Updates an invitation. */
export async function updateInvitation(db: Database, id: string, changes: Partial<InvitationRecord>): Promise<void> {
  await db.update(invitations).set(changes).where(eq(invitations.id, id));
}
