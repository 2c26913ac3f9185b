import { brand } from '@scanharbor/shared-contracts';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type createdPasskey, type usedPasskey } from '@scanharbor/shared-contracts/wire/account/passkey';
import { type AuthenticatorTransport } from '@simplewebauthn/server';
import { type z } from 'zod';
import { type Context } from '../context';
import { findPasskey, insertChallenge, insertPasskey, listPasskeys, takeChallenge, touchPasskey } from '../db/queries/second-factors';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { hashToken } from '../random-token';
import { texts } from '../texts';

/** Loads the checks of passkeys with their first use: they are two hundred modules. */
const loadChecks = () => import('@simplewebauthn/server');

type ChallengeKind = 'register-passkey' | 'use-passkey';

const refused = () => errors.invalidField('passkey', texts.passkeyRefused);

async function storeChallenge(
  { db, clock, limits }: Context,
  kind: ChallengeKind,
  challenge: string,
  userId: number | null,
): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + limits.challengeLifetimeMs);
  await insertChallenge(db, { hash: hashToken(challenge), kind, userId, expiresAt }, now);
}

/** Creates the check of a challenge: it was issued for this purpose and user, has not expired, and is used up by the check. */
const createChallengeCheck =
  ({ db, clock }: Context, kind: ChallengeKind, userId: number | null) =>
  async (challenge: string): Promise<boolean> =>
    (await takeChallenge(db, { kind, hash: hashToken(challenge), userId }, clock.now())) !== undefined;

const describeCredentials = (rows: { id: string; transports: string[] }[]) =>
  rows.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));

/** Returns the options with which a browser creates a passkey of the site at `origin`. */
export async function createRegistrationOptions(context: Context, user: UserRecord, origin: string) {
  const { generateRegistrationOptions } = await loadChecks();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(`user ${user.id}`),
    userName: user.email,
    userDisplayName: formatFullName(user),
    excludeCredentials: describeCredentials(await listPasskeys(context.db, user.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(context, 'register-passkey', options.challenge, user.id);
  return { ...options };
}

/** Stores a new passkey. Throws 400 for one that does not match its challenge, the site's origin or the check of the user. */
export async function addPasskey(
  context: Context,
  user: UserRecord,
  origin: string,
  { name, passkey }: { name: string; passkey: z.output<typeof createdPasskey> },
): Promise<void> {
  const { verifyRegistrationResponse } = await loadChecks();
  const { transports = [] } = passkey.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...passkey.response, transports: transports } },
    expectedChallenge: createChallengeCheck(context, 'register-passkey', user.id),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter } = registrationInfo.credential;
  if (await findPasskey(context.db, id)) throw refused();
  await insertPasskey(context.db, {
    id,
    userId: user.id,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports,
    createdAt: context.clock.now(),
  });
}

/** Returns the options with which a browser proves a passkey: one of this user, or any passkey of the site. */
export async function createPasskeyChallenge(context: Context, user: UserRecord | undefined, origin: string) {
  const { generateAuthenticationOptions } = await loadChecks();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    ...(user ? { allowCredentials: describeCredentials(await listPasskeys(context.db, user.id)) } : {}),
  });
  await storeChallenge(context, 'use-passkey', options.challenge, user?.id ?? null);
  return { ...options };
}

/**
 * Checks the proof of a passkey, of `user` or of any account, and returns the id of its account. Throws 400 for an unknown passkey and for
 * a proof that does not match its challenge, the site's origin or the check of the user.
 */
export async function checkPasskey(
  context: Context,
  proof: z.output<typeof usedPasskey>,
  { user, origin }: { user?: UserRecord; origin: string },
): Promise<number> {
  const stored = await findPasskey(context.db, proof.id);
  if (!stored || (user && stored.userId !== user.id)) throw refused();
  const { verifyAuthenticationResponse } = await loadChecks();
  const result = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: createChallengeCheck(context, 'use-passkey', user?.id ?? null),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: stored.id, publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')), counter: stored.signCount },
  }).catch(() => undefined);
  if (!result?.verified) throw refused();
  await touchPasskey(context.db, stored.id, result.authenticationInfo.newCounter, context.clock.now());
  return stored.userId;
}
