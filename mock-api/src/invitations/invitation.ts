import { and, eq, lt, or, sql } from 'drizzle-orm';
import { hashOf, newToken } from '../accounts/secrets';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { invitations } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';

export type InvitationRow = typeof invitations.$inferSelect;

const mostAttempts = 5;

const overFor = {
  inactive: texts.invitationInactive,
  completed: texts.invitationCompleted,
  canceled: texts.invitationCanceled,
} as const;

async function find(db: Database, id: string): Promise<InvitationRow> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  if (!row) throw errors.notFound(texts.invitationUnknown);
  return row;
}

/** Refuses what was ended, or ended by itself. */
function requireLiving({ clock }: Context, row: InvitationRow): void {
  if (row.state !== 'active') throw errors.gone(overFor[row.state]);
  if (row.expiresAt <= clock.now()) throw errors.gone(texts.invitationExpired);
}

/** The invitation, when it can still be answered; otherwise the reason why not, each its own text [API-092]. */
export async function openInvitation(context: Context, id: string): Promise<InvitationRow> {
  const row = await find(context.db, id);
  if (row.state === 'active' && row.attempts >= mostAttempts) throw errors.gone(texts.invitationAttempts);
  requireLiving(context, row);
  return row;
}

/** 'YYYY/M/D' or 'YYYY-MM-DD' as YYYY-MM-DD, since dates are compared and not their texts (D87). */
function readBirthDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text.trim()) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** Asked again with each change: tries that run side by side all read the same count. */
const mayStillTry = (id: string) => and(eq(invitations.id, id), lt(invitations.attempts, mostAttempts));

/**
 * Confirms the date of birth of an invitation and gives out the proof that opens it for a while [API-090].
 * A wrong date counts as an attempt; from the sixth on every date is refused [API-091]. An invitation that is over confirms nothing.
 */
export async function confirmBirthDate(context: Context, id: string, text: string): Promise<string> {
  const { db, clock } = context;
  const row = await find(db, id);
  requireLiving(context, row);
  if (row.attempts >= mostAttempts) throw errors.badRequest(texts.attemptsExceeded);
  if (readBirthDate(text) === row.dob) {
    const proof = newToken();
    const confirmed = await db
      .update(invitations)
      .set({ verifiedAt: clock.now(), proofHash: hashOf(proof) })
      .where(mayStillTry(id))
      .returning({ id: invitations.id });
    if (confirmed.length === 0) throw errors.badRequest(texts.attemptsExceeded);
    return proof;
  }
  const counted = await db
    .update(invitations)
    .set({ attempts: sql`${invitations.attempts} + 1` })
    .where(mayStillTry(id))
    .returning({ attempts: invitations.attempts });
  throw errors.badRequest(counted.length === 0 ? texts.attemptsExceeded : texts.birthDateWrong);
}

/**
 * The id of the invitation behind a link that carries the number of its request or scan (D101). Only the proof finds it:
 * the id opens the check of the date of birth and its few tries, and numbers can be guessed.
 */
export async function invitationOfScan({ db }: Context, scanId: number, proof: string | undefined): Promise<string> {
  const ofScan = or(eq(invitations.requestId, scanId), eq(invitations.scanServiceId, scanId));
  const [row] = proof
    ? await db
        .select({ id: invitations.id })
        .from(invitations)
        .where(and(eq(invitations.proofHash, hashOf(proof)), ofScan))
    : [];
  if (!row) throw errors.notFound(texts.invitationUnknown);
  return row.id;
}

/** Is this the proof of a date of birth that was confirmed a short while ago? [API-094] */
export function isProven({ clock, limits }: Context, row: InvitationRow, proof: string | undefined): boolean {
  if (!proof || !row.verifiedAt || row.proofHash !== hashOf(proof)) return false;
  return clock.now().getTime() - row.verifiedAt.getTime() <= limits.verifiedMilliseconds;
}
