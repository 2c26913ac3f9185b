import { randomBytes } from 'node:crypto';
import { isOn, toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { accountWire } from '@scanharbor/shared-contracts/wire/account';
import { describeUser, openSession } from '../accounts/describe';
import { completeLogin } from '../accounts/complete-login';
import { confirmEmail } from '../accounts/change-email';
import { hashOwnPassword, storePassword, updateOwnAccount } from '../accounts/own-account';
import { noPassword } from '../accounts/password-hasher';
import { provePassword } from '../accounts/password-proof';
import { getProviderLogoutUrl } from '../accounts/single-sign-on';
import { switchTo } from '../accounts/switch';
import { revokeToken } from '../accounts/tokens';
import { insertUser, updateUser } from '../db/queries/users';
import { describeEdited } from '../practice/last-edit';
import { errors } from '../http/errors';
import { successResponse } from '../http/success';
import { defineRoutes } from '../http/route';
import { texts } from '../texts';

export const accountRoutes = defineRoutes(accountWire, {
  'POST account/login': {
    access: 'anyone',
    limitAttempts: true,
    handle: ({ body, context, request }) => completeLogin(context, body, request),
  },
  'POST account/create': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context, request }) => {
      if (body.auth && body.true_vault_id) return completeLogin(context, { id: body.true_vault_id, auth: body.auth }, request);
      if (!body.zip_code) throw errors.badRequest(texts.zipUnknown);
      const secret = randomBytes(16).toString('hex');
      const user = await insertUser(context.db, {
        userType: 'patient',
        email: `${secret}@anonymous.invalid`,
        passwordHash: noPassword,
        zipCode: body.zip_code,
        isAnonymous: true,
        createdAt: context.clock.now(),
      });
      context.trail.actor = user;
      return openSession(context, user, { provedAt: context.clock.now(), providerToken: null, secondFactor: null });
    },
  },
  'POST account/logout': {
    access: 'user',
    handle: async ({ caller, context, request }) => {
      const logoutUrl = await getProviderLogoutUrl(context, caller, request);
      await context.transact((inside) => revokeToken(inside, caller.tokenHash));
      return { ...successResponse, ...(logoutUrl ? { logout_url: logoutUrl } : {}) };
    },
  },
  'GET account/authenticate': {
    access: 'user',
    handle: ({ caller, context }) => describeUser(context, caller.user, caller),
  },
  'GET account/true_vault': {
    access: 'user',
    handle: ({ caller, query }) => ({ key: query.key ?? String(caller.user.id), register: toFlag(Boolean(query.register)) }),
  },
  'POST account/switch': {
    access: 'switcher',
    handle: async ({ body, caller, context }) => {
      if (!body.reason) throw errors.invalidField('reason', texts.switchReason);
      const { user, token } = await switchTo(context, caller, body.email, body.reason);
      return { ...(await describeUser(context, user, { switchedBy: caller.user.id, secondFactorDue: false })), auth_token: token };
    },
  },
  'GET account/forgot_password': {
    access: 'anyone',
    handle: () => {
      throw errors.badRequest(texts.resetByPost);
    },
  },
  'PATCH account/update': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      if (caller.user.userType === 'provider') context.trail.subject = describeEdited('user', caller.user.id);
      const user = await updateOwnAccount(context, caller, {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        ...(body.terms_agreed === undefined ? {} : { termsAgreed: isOn(body.terms_agreed) }),
      });
      return describeUser(context, user, caller);
    },
  },
  'PATCH account/password': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const passwordHash = await hashOwnPassword(context, caller, body.new_password, 'new_password');
      await context.transact((inside) => storePassword(inside, caller.user.id, passwordHash, caller.tokenHash));
      return successResponse;
    },
  },
  'POST account/prove_password': {
    access: 'user',
    limitAttempts: true,
    handle: async ({ body, caller, context, request }) => {
      await provePassword(context, caller, body.password, request.ip);
      return successResponse;
    },
  },
  'POST account/confirm_email': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, caller, context }) => {
      context.trail.subject = describeEdited('user', body.userId);
      await confirmEmail(context, body.userId, body.token, caller);
      return successResponse;
    },
  },
  'POST account/card': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, caller, context }) => {
      const card = await context.cards.readCard(body.source_id);
      const PaymentCustomerID = caller?.user.paymentCustomerId ?? `cus_${randomBytes(9).toString('hex')}`;
      const stored = { paymentCustomerId: PaymentCustomerID, cardId: card.id, cardType: card.type, cardLast4: card.last4 };
      if (caller) await context.transact(({ db }) => updateUser(db, caller.user.id, stored));
      return { PaymentCustomerID };
    },
  },
  'POST account/card/setup-intent': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ context }) => ({ client_secret: await context.cards.createSetupSecret() }),
  },
});
