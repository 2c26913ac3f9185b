import { type accountWire, type UserWithTokenResponse } from '@scanharbor/shared-contracts/wire/account';
import { type FastifyRequest } from 'fastify';
import { type z } from 'zod';
import { type Context } from '../context';
import { findUser } from '../db/queries/users';
import { type SecondFactor, type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { checkAppCode } from './authenticator-app';
import { openSession } from './describe';
import { endCodeAttempt, startCodeAttempt } from './login-attempts';
import { checkPasskey } from './passkeys';
import { redeemRecoveryCode } from './recovery-codes';
import { listFactors } from './second-factor';
import { getSiteOrigin } from './site-origin';
import { findValidToken, issueToken, redeemToken } from './tokens';

type LoginBody = z.output<(typeof accountWire)['POST account/login']['body']>;
type Proof = Pick<LoginBody, 'code' | 'passkey'>;

const isAppCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

async function checkCode(context: Context, user: UserRecord, code: string): Promise<SecondFactor> {
  await startCodeAttempt(context, user.id);
  context.trail.subject = 'with a wrong code';
  if (isAppCode(code)) {
    await checkAppCode(context, user.id, code.replace(/\s/g, ''));
    context.trail.subject = 'with a code';
  } else {
    const left = await redeemRecoveryCode(context, user.id, code);
    context.trail.subject = `with a recovery code, ${left} left`;
  }
  await endCodeAttempt(context, user.id);
  return isAppCode(code) ? 'app' : 'recovery';
}

/** Checks the second step of a login. Returns null for an account without a second factor; throws 403 while the proof is missing. */
async function checkSecondStep(
  context: Context,
  user: UserRecord,
  { code, passkey }: Proof,
  request: FastifyRequest,
): Promise<SecondFactor | null> {
  if ((await listFactors(context, user)).length === 0) return null;
  if (code) return checkCode(context, user, code);
  if (!passkey) throw errors.secondFactorFirst();
  context.trail.subject = 'with a passkey';
  await checkPasskey(context, passkey, { user, origin: getSiteOrigin(context, request) });
  return 'passkey';
}

/**
 * Completes a started login (`POST datica/login`, a passkey or single sign-on) by its token, which works once. An account with a
 * second factor also needs a code or a passkey, unless the first half proved one; after a wrong one the token still works.
 */
export async function completeLogin(
  context: Context,
  { id, auth, ...proof }: Pick<LoginBody, 'id' | 'auth' | 'code' | 'passkey'>,
  request: FastifyRequest,
): Promise<UserWithTokenResponse> {
  const token = await findValidToken(context, 'login', auth, id);
  const user = token && (await findUser(context.db, id));
  if (!user) throw errors.loginFailed();
  context.trail.actor = user;
  const { provedAt, providerToken } = token;
  const secondFactor = token.secondFactor ?? (await checkSecondStep(context, user, proof, request));
  if (!(await redeemToken(context, 'login', auth, id))) throw errors.loginFailed();
  return openSession(context, user, { provedAt, providerToken, secondFactor });
}

interface FirstHalf {
  /** When the password was entered. */
  provedAt: Date | null;
  secondFactor?: SecondFactor | null;
  providerToken?: string | null;
}

/** Starts a login whose first half succeeded: returns its token, and how the account can pass the second step. */
export async function startLogin(context: Context, user: UserRecord, half: FirstHalf) {
  const factors = half.secondFactor ? [] : await listFactors(context, user);
  return {
    id: user.id,
    access_token: await issueToken(context, 'login', user.id, half),
    ...(factors.length > 0 ? { second_factor: factors } : {}),
  };
}
