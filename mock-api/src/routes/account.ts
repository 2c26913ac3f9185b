import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isOn, toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { accountWire } from '@scanharbor/shared-contracts/wire/account';
import { describeUser, openSession } from '../accounts/describe';
import { hashPassword, newToken } from '../accounts/secrets';
import { endOtherTokens, endToken, redeemToken } from '../accounts/tokens';
import { changeUser, findUser, findUserByEmail } from '../accounts/users';
import { audit } from '../audit';
import { users } from '../db/schema/index';
import { errors } from '../http/errors';
import { done } from '../http/done';
import { defineRoutes } from '../http/route';
import { texts } from '../texts';

export const accountRoutes = defineRoutes(accountWire, {
  'POST account/login': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      const user = (await redeemToken(context, 'login', body.auth, body.id)) && (await findUser(context.db, body.id));
      if (!user) throw errors.loginFailed();
      await audit(context, user.id, 'login', user.id);
      return openSession(context, user);
    },
  },
  'POST account/create': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      if (body.auth && body.true_vault_id) {
        const known =
          (await redeemToken(context, 'login', body.auth, body.true_vault_id)) && (await findUser(context.db, body.true_vault_id));
        if (!known) throw errors.badRequest(texts.unexpected);
        return openSession(context, known);
      }
      if (!body.zip_code) throw errors.badRequest(texts.zipUnknown);
      const secret = randomBytes(16).toString('hex');
      const [user] = await context.db
        .insert(users)
        .values({
          userType: 'patient',
          email: `${secret}@anonymous.invalid`,
          passwordHash: await hashPassword(newToken()),
          zipCode: body.zip_code,
          isAnonymous: true,
          createdAt: context.clock.now(),
        })
        .returning();
      if (!user) throw errors.unexpected();
      return openSession(context, user);
    },
  },
  'POST account/logout': {
    access: 'user',
    handle: async ({ caller, context }) => {
      await endToken(context, caller.tokenHash);
      return done;
    },
  },
  'GET account/authenticate': {
    access: 'user',
    handle: ({ caller, context }) => describeUser(context.db, caller.user, caller.switchedBy !== null),
  },
  'GET account/true_vault': {
    access: 'user',
    handle: ({ caller, query }) => ({ key: query.key ?? String(caller.user.id), register: toFlag(Boolean(query.register)) }),
  },
  'POST account/switch': {
    access: 'switcher',
    handle: async ({ body, caller, context }) => {
      const target = await findUserByEmail(context.db, body.email);
      if (!target) throw errors.notFound(texts.switchUnknown);
      await audit(context, caller, 'switch', target.id);
      return openSession(context, target, caller.user.id);
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
      const user = await changeUser(
        context.db,
        caller.user.id,
        {
          firstName: body.first_name,
          lastName: body.last_name,
          email: body.email,
          ...(body.terms_agreed === undefined ? {} : { termsAgreed: isOn(body.terms_agreed) }),
        },
        texts.emailTaken,
      );
      return describeUser(context.db, user, caller.switchedBy !== null);
    },
  },
  'PATCH account/password': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const passwordHash = await hashPassword(body.new_password);
      await context.db.update(users).set({ passwordHash, temp: false, mustRestore: false }).where(eq(users.id, caller.user.id));
      await endOtherTokens(context, caller.user.id, caller.tokenHash);
      await audit(context, caller, 'password', caller.user.id);
      return done;
    },
  },
  'POST account/card': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, caller, context }) => {
      const card = await context.cards.readCard(body.source_id);
      const PaymentCustomerID = caller?.user.paymentCustomerId ?? `cus_${randomBytes(9).toString('hex')}`;
      const kept = { paymentCustomerId: PaymentCustomerID, cardId: card.id, cardType: card.type, cardLast4: card.last4 };
      if (caller) await context.db.update(users).set(kept).where(eq(users.id, caller.user.id));
      return { PaymentCustomerID };
    },
  },
  'POST account/card/setup-intent': {
    access: 'anyone',
    tries: true,
    handle: async ({ context }) => ({ client_secret: await context.cards.createSetupSecret() }),
  },
});
