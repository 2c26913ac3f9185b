import { secondFactorWire } from '@scanharbor/shared-contracts/wire/account/second-factor';
import { createApp } from '../../accounts/authenticator-app';
import { startLogin } from '../../accounts/complete-login';
import { requireUsableAccount } from '../../accounts/log-in';
import { addPasskey, checkPasskey, createPasskeyChallenge, createRegistrationOptions } from '../../accounts/passkeys';
import { requirePasswordProof } from '../../accounts/password-proof';
import { addFactor, confirmOwnApp, describeSecondFactor, removeFactor, renewRecoveryCodes } from '../../accounts/second-factor';
import { finishSingleSignOn, startSingleSignOn } from '../../accounts/single-sign-on';
import { getSiteOrigin } from '../../accounts/site-origin';
import { findValidToken } from '../../accounts/tokens';
import { findUser } from '../../db/queries/users';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { successResponse } from '../../http/success';

export const secondFactorRoutes = defineRoutes(secondFactorWire, {
  'GET account/sign_in_options': {
    access: 'anyone',
    handle: ({ context: { identityProvider } }) => ({ provider: identityProvider && { label: identityProvider.label } }),
  },
  'POST account/oidc_start': {
    access: 'anyone',
    limitAttempts: true,
    handle: ({ context, request }) => startSingleSignOn(context, request),
  },
  'POST account/oidc_finish': {
    access: 'anyone',
    limitAttempts: true,
    handle: ({ body, context, request }) => finishSingleSignOn(context, request, body),
  },
  'POST account/passkey_challenge': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context, request }) => {
      const { id, auth } = body;
      const origin = getSiteOrigin(context, request);
      if (id === undefined || auth === undefined) return createPasskeyChallenge(context, undefined, origin);
      const user = (await findValidToken(context, 'login', auth, id)) && (await findUser(context.db, id));
      if (!user) throw errors.loginFailed();
      return createPasskeyChallenge(context, user, origin);
    },
  },
  'POST account/passkey_login': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context, request }) => {
      const userId = await checkPasskey(context, body.passkey, { origin: getSiteOrigin(context, request) });
      const user = await findUser(context.db, userId);
      if (!user) throw errors.loginFailed();
      context.trail.actor = user;
      requireUsableAccount(user);
      return startLogin(context, user, { provedAt: null, secondFactor: 'passkey' });
    },
  },
  'GET account/second_factor': {
    access: 'provider',
    handle: ({ caller, context }) => describeSecondFactor(context, caller.user),
  },
  'POST account/authenticator': {
    access: 'provider',
    handle: ({ caller, context }) => {
      requirePasswordProof(context, caller);
      return createApp(context, caller.user);
    },
  },
  'POST account/authenticator/confirm': {
    access: 'provider',
    limitAttempts: true,
    handle: async ({ body, caller, context }) => {
      requirePasswordProof(context, caller);
      return { recovery_codes: await confirmOwnApp(context, caller, body.code) };
    },
  },
  'DELETE account/authenticator': {
    access: 'provider',
    handle: async ({ caller, context }) => {
      await removeFactor(context, caller);
      return successResponse;
    },
  },
  'POST account/passkey_registration': {
    access: 'provider',
    handle: ({ caller, context, request }) => {
      requirePasswordProof(context, caller);
      return createRegistrationOptions(context, caller.user, getSiteOrigin(context, request));
    },
  },
  'POST account/passkeys': {
    access: 'provider',
    limitAttempts: true,
    handle: async ({ body, caller, context, request }) => {
      requirePasswordProof(context, caller);
      const store = () => addPasskey(context, caller.user, getSiteOrigin(context, request), body);
      return { recovery_codes: await addFactor(context, caller, 'passkey', store) };
    },
  },
  'DELETE account/passkeys/:id': {
    access: 'provider',
    handle: async ({ params, caller, context }) => {
      await removeFactor(context, caller, params.id);
      return successResponse;
    },
  },
  'POST account/recovery_codes': {
    access: 'provider',
    handle: async ({ caller, context }) => ({ recovery_codes: await renewRecoveryCodes(context, caller) }),
  },
});
