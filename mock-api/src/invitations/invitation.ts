import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { countAttempt, findInvitation, findInvitationOfScan, storeProof } from '../db/queries/invitations';
import { type InvitationRecord } from '../db/schema/records';
import { errors } from '../http/errors';
import { hashToken, newToken } from '../random-token';
import { texts } from '../texts';

const maxAttempts = 5;

const endedTexts = {
  inactive: texts.invitationInactive,
  completed: texts.invitationCompleted,
  canceled: texts.invitationCanceled,
} as const;

async function requireInvitation(db: Database, id: string): Promise<InvitationRecord> {
  const row = await findInvitation(db, id);
  if (!row) throw errors.notFound(texts.invitationUnknown);
  return row;
}

/** Rejects an ended or expired invitation. */
function requireActive({ clock }: Context, row: InvitationRecord): void {
  if (row.state !== 'active') throw errors.gone(endedTexts[row.state]);
  if (row.expiresAt <= clock.now()) throw errors.gone(texts.invitationExpired);
}

/** Returns an invitation that can be answered; otherwise throws an error with the reason [API-092]. */
export async function openInvitation(context: Context, id: string): Promise<InvitationRecord> {
  const row = await requireInvitation(context.db, id);
  if (row.state === 'active' && row.attempts >= maxAttempts) throw errors.gone(texts.invitationAttempts);
  requireActive(context, row);
  return row;
}

/** Parses 'YYYY/M/D' or 'YYYY-MM-DD' to YYYY-MM-DD, so that dates are compared and not their spelling (D87). */
function parseBirthDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text.trim()) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/**
 * Confirms the date of birth of an active invitation and returns the proof that opens it for a limited time [API-090].
 * A wrong date counts as an attempt; from the sixth on every date is rejected [API-091].
 */
export async function confirmBirthDate(context: Context, id: string, text: string): Promise<string> {
  const { db, clock, trail } = context;
  const row = await requireInvitation(db, id);
  noteRead(trail, [row]);
  requireActive(context, row);
  if (row.attempts >= maxAttempts) throw errors.badRequest(texts.attemptsExceeded);
  if (parseBirthDate(text) === row.dob) {
    const proof = newToken();
    const isStored = await storeProof(db, id, { verifiedAt: clock.now(), proofHash: hashToken(proof) }, maxAttempts);
    if (!isStored) throw errors.badRequest(texts.attemptsExceeded);
    return proof;
  }
  const isCounted = await countAttempt(db, id, maxAttempts);
  throw errors.badRequest(isCounted ? texts.birthDateWrong : texts.attemptsExceeded);
}

/**
 * Returns the id of the invitation of a link with the number of its request or scan (D101). It needs the proof: the id opens
 * the check of the date of birth with its limited attempts, and numbers can be guessed.
 */
export async function getInvitationOfScan({ db }: Context, scanId: number, proof: string | undefined): Promise<string> {
  const id = proof ? await findInvitationOfScan(db, scanId, hashToken(proof)) : undefined;
  if (id === undefined) throw errors.notFound(texts.invitationUnknown);
  return id;
}

/** True for the proof of a date of birth that was confirmed within the lifetime of proofs [API-094]. */
export function isProven({ clock, limits }: Context, row: InvitationRecord, proof: string | undefined): boolean {
  if (!proof || !row.verifiedAt || row.proofHash !== hashToken(proof)) return false;
  return clock.now().getTime() - row.verifiedAt.getTime() <= limits.proofLifetimeMs;
}
