import { randomBytes } from 'node:crypto';
import { type Context } from '../context';
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from '../db/queries/second-factors';
import { errors } from '../http/errors';
import { hashToken } from '../random-token';
import { texts } from '../texts';

const codeCount = 10;
/** 80 bits: too many to guess from a hash. */
const codeBytes = 10;

const createCode = () => randomBytes(codeBytes).toString('hex');

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
