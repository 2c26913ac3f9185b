import { paths } from '@scanharbor/shared-contracts';
import { type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { insertChallenge, takeChallenge } from '../db/queries/second-factors';
import { findUserByEmail } from '../db/queries/users';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { hashToken, newToken } from '../random-token';
import { texts } from '../texts';
import { startLogin } from './complete-login';
import { type IdentityProvider, type ProviderIdentity } from './identity-provider';
import { requireUsableAccount } from './log-in';
import { getSiteOrigin } from './site-origin';

const owner = 'provider token';

const requireProvider = ({ identityProvider }: Context): IdentityProvider => {
  if (!identityProvider) throw errors.notFound();
  return identityProvider;
};

const getRedirectUrl = (context: Context, request: FastifyRequest) => `${getSiteOrigin(context, request)}${paths.singleSignOn()}`;

/**
 * Starts a sign-in at the identity provider. Returns the URL to open, and a ticket for the browser: only the browser that started a
 * sign-in can finish it.
 */
export async function startSingleSignOn(context: Context, request: FastifyRequest): Promise<{ url: string; ticket: string }> {
  const provider = requireProvider(context);
  const { db, clock, limits } = context;
  const { url, state, nonce, codeVerifier } = await provider.start(getRedirectUrl(context, request)).catch(() => {
    throw errors.unavailable(texts.providerUnavailable);
  });
  const ticket = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + limits.challengeLifetimeMs);
  await insertChallenge(db, { kind: 'oidc', hash: hashToken(state), ticketHash: hashToken(ticket), nonce, codeVerifier, expiresAt }, now);
  return { url, ticket };
}

/** Returns the active staff account of a verified email; no account is ever created. */
async function findStaff(context: Context, { email, isEmailVerified }: ProviderIdentity) {
  if (!email || !isEmailVerified) throw errors.forbidden(texts.providerEmailUnverified);
  const user = await findUserByEmail(context.db, email);
  if (user?.userType !== 'provider') throw errors.forbidden(texts.providerEmailUnknown(email));
  context.trail.actor = user;
  requireUsableAccount(user);
  return user;
}

/**
 * Finishes a sign-in at the identity provider by the query of its redirect. Returns the first half of a login. Throws 400 for an unknown,
 * expired or repeated answer, 403 for a person without a staff account.
 */
export async function finishSingleSignOn(context: Context, request: FastifyRequest, { query, ticket }: { query: string; ticket: string }) {
  const provider = requireProvider(context);
  const state = new URLSearchParams(query).get('state') ?? '';
  const started = await takeChallenge(context.db, { kind: 'oidc', hash: hashToken(state), userId: null }, context.clock.now());
  const { nonce, codeVerifier } = started ?? {};
  if (started?.ticketHash !== hashToken(ticket) || !nonce || !codeVerifier) throw errors.badRequest(texts.providerRefused);
  const identity = await provider.finish(getRedirectUrl(context, request), query, { state, nonce, codeVerifier }).catch(() => {
    throw errors.badRequest(texts.providerRefused);
  });
  const user = await findStaff(context, identity);
  return startLogin(context, user, {
    provedAt: identity.authenticatedAt ?? null,
    secondFactor: identity.hasSecondFactor ? 'provider' : null,
    providerToken: context.secrets?.seal(identity.idToken, owner) ?? null,
  });
}

/** Returns the URL that ends the caller's session at the identity provider; undefined for other sessions, and when it is unreachable. */
export async function getProviderLogoutUrl(
  context: Context,
  { providerToken }: SignedIn,
  request: FastifyRequest,
): Promise<string | undefined> {
  const idToken = providerToken && context.secrets?.open(providerToken, owner);
  if (!idToken || !context.identityProvider) return undefined;
  const returnUrl = `${getSiteOrigin(context, request)}${paths.centerLogin()}`;
  return context.identityProvider.getLogoutUrl(idToken, returnUrl).catch(() => undefined);
}
