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

/**
 * Counts an attempt to enter a password before it is checked, so that concurrent attempts cannot pass the limit. Throws 429 with the
 * remaining minutes after too many failures of the account or of the address; the response is the same for unknown names.
 */
export async function startAttempt({ db, clock, limits }: Context, attempt: Attempt): Promise<void> {
  const now = clock.now();
  const cutoff = new Date(now.getTime() - limits.failurePeriodMs);
  const ofAccount = await countAttempt(db, accountKey(attempt), now, cutoff);
  const ofAddress = await countAttempt(db, addressKey(attempt), now, cutoff);
  const reached = [
    ...(ofAccount.failures > limits.failuresPerAccount ? [ofAccount] : []),
    ...(ofAddress.failures > limits.failuresPerAddress ? [ofAddress] : []),
  ];
  if (reached.length === 0) return;
  const end = Math.max(...reached.map(({ since }) => since.getTime())) + limits.failurePeriodMs;
  throw errors.tooManyFailures(Math.max(1, Math.ceil((end - now.getTime()) / minuteMs)));
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
