import { randomBytes } from 'node:crypto';
import { type Context } from '../context';
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from '../db/queries/second-factors';
import { errors } from '../http/errors';
import { hashToken } from '../random-token';
import { texts } from '../texts';

const codeCount = 10;
/** 120 bits: a plain hash of so many cannot be guessed (OWASP ASVS 6.5.2 asks for 112). */
const codeLength = 24;
/** Digits and letters, without those that look like digits, and u: 32 of them. */
const ambiguous = ['i', 'l', 'o', 'u'];
const alphabet = Array.from({ length: 36 }, (_, value) => value.toString(36)).filter((letter) => !ambiguous.includes(letter));

const createCode = () => [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** Accepts capitals, spaces and the letters that look like digits. */
const normalize = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

const hashCode = (userId: number, code: string) => hashToken(`recovery ${userId} ${normalize(code)}`);

/** Replaces the recovery codes of a user. Returns the new ones in groups of four; only their hashes are stored. */
export async function issueRecoveryCodes({ db }: Context, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, createCode);
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashCode(userId, code)),
  );
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Uses a recovery code and returns how many are left. Throws 400 beside `code` for an unknown or used one. */
export async function redeemRecoveryCode({ db, clock }: Context, userId: number, code: string): Promise<number> {
  if (!(await spendRecoveryCode(db, userId, hashCode(userId, code), clock.now()))) throw errors.invalidField('code', texts.codeWrong);
  return countRecoveryCodes(db, userId);
}
