import { type Context } from '../context';
import { countAttempt, deleteAttempts, deleteOldAttempts, uncountAttempt } from '../db/queries/login-failures';
import { errors } from '../http/errors';
import { hashToken } from '../random-token';

const minuteMs = 60_000;

interface Attempt {
  /** The entered name, whether an account has it or not. */
  username: string;
  /** IP address of the call. */
  address: string;
}

/** The database stores no names and no addresses. */
const accountKey = ({ username }: Attempt) => hashToken(`account ${username.trim().toLowerCase()}`);
const addressKey = ({ address }: Attempt) => hashToken(`address ${address}`);

const codeKey = (userId: number) => hashToken(`code ${userId}`);

interface Counter {
  key: string;
  limit: number;
}

/** Counts an attempt and returns the remaining minutes of the wait; 0 below all limits. */
async function countAttempts({ db, clock, limits }: Context, counters: Counter[]): Promise<number> {
  const now = clock.now();
  const cutoff = new Date(now.getTime() - limits.failurePeriodMs);
  const ends: number[] = [];
  for (const { key, limit } of counters) {
    const { failures, since } = await countAttempt(db, key, now, cutoff);
    if (failures > limit) ends.push(since.getTime() + limits.failurePeriodMs);
  }
  return ends.length === 0 ? 0 : Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / minuteMs));
}

/**
 * Counts an attempt to enter a password before it is checked, so that concurrent attempts cannot pass the limit. Throws 429 with the
 * remaining minutes after too many failures of the account or of the address; the response is the same for unknown names.
 */
export async function startAttempt(context: Context, attempt: Attempt): Promise<void> {
  const { failuresPerAccount, failuresPerAddress } = context.limits;
  const minutes = await countAttempts(context, [
    { key: accountKey(attempt), limit: failuresPerAccount },
    { key: addressKey(attempt), limit: failuresPerAddress },
  ]);
  if (minutes > 0) throw errors.tooManyFailures(minutes);
}

/** Counts an attempt to enter a code before it is checked; throws 429 with the remaining minutes after too many wrong ones. */
export async function startCodeAttempt(context: Context, userId: number): Promise<void> {
  const minutes = await countAttempts(context, [{ key: codeKey(userId), limit: context.limits.failuresPerCode }]);
  if (minutes > 0) throw errors.tooManyCodes(minutes);
}

/** Forgets the wrong codes of an account after a right one. */
export async function endCodeAttempt({ db }: Context, userId: number): Promise<void> {
  await deleteAttempts(db, codeKey(userId));
}

/** Forgets the failures of the account after the right password. */
export async function endAttempt({ db, clock, limits }: Context, attempt: Attempt): Promise<void> {
  await deleteAttempts(db, accountKey(attempt));
  await uncountAttempt(db, addressKey(attempt));
  await deleteOldAttempts(db, new Date(clock.now().getTime() - limits.failurePeriodMs));
}

/** Forgets the failures of an account whose owner set a new password by a link. */
export async function clearFailures({ db }: Context, username: string): Promise<void> {
  await deleteAttempts(db, accountKey({ username, address: '' }));
}
