import { setTimeout as wait } from 'node:timers/promises';
import { isOn, toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { daticaWire } from '@scanharbor/shared-contracts/wire/datica';
import { registerPatient, registerProvider } from '../accounts/register';
import { sendResetLink } from '../accounts/reset-link';
import { startLogin } from '../accounts/complete-login';
import { checkCredentials } from '../accounts/log-in';
import { clearFailures } from '../accounts/login-attempts';
import { hashOwnPassword, storePassword, updateOwnAccount } from '../accounts/own-account';
import { requireUncommonPassword } from '../accounts/password-rules';
import { findValidToken, issueToken, redeemToken } from '../accounts/tokens';
import { findUser } from '../db/queries/users';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { successResponse } from '../http/success';
import { defineRoutes } from '../http/route';
import { texts } from '../texts';

const describe = (user: UserRecord) =>
  ({
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    dob: user.dob,
    zip_code: user.zipCode,
    allow_texts: user.allowTexts ? 1 : 0,
  }) as const;

export const daticaRoutes = defineRoutes(daticaWire, {
  'POST datica/login': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context, request }) => {
      const user = await checkCredentials(context, { ...body, address: request.ip });
      return {
        ...(await startLogin(context, user, { provedAt: context.clock.now() })),
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        user_type: user.userType,
      };
    },
  },
  'POST datica/patients': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, caller, context }) => {
      const user = await registerPatient(context, body, caller?.user.isAnonymous ? caller.user : null);
      return { id: user.id, access_token: await issueToken(context, 'login', user.id, { provedAt: context.clock.now() }) };
    },
  },
  'POST datica/providers': {
    access: 'anyone',
    limitEntries: true,
    handle: async ({ body, context }) => {
      const user = await registerProvider(context, body);
      return { id: user.id, access_token: await issueToken(context, 'login', user.id, { provedAt: context.clock.now() }) };
    },
  },
  'PUT datica/patients': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const changes = {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email ?? body.username,
        phone: body.phone ?? undefined,
        dob: body.dob ?? undefined,
        zipCode: body.zip_code,
        ...(body.allow_texts === undefined ? {} : { allowTexts: isOn(body.allow_texts) }),
      };
      return describe(await updateOwnAccount(context, caller, changes));
    },
  },
  'PUT datica/providers': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      if (caller.user.userType !== 'provider') throw errors.forbidden();
      const changes = {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
      };
      const { new_password: password } = body;
      const passwordHash = password === undefined ? undefined : await hashOwnPassword(context, caller, password, 'new_password');
      await context.transact(async (inside) => {
        if (passwordHash !== undefined) await storePassword(inside, caller.user.id, passwordHash, caller.tokenHash);
        await updateOwnAccount(inside, caller, changes);
      });
      return successResponse;
    },
  },
  'POST datica/reset_password': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context }) => {
      // Equal for existing and unknown names, also in its duration.
      await Promise.all([context.transact((inside) => sendResetLink(inside, body.username)), wait(context.limits.resetResponseMs)]);
      return successResponse;
    },
  },
  'POST datica/check_token': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context }) => ({
      valid: toFlag(Boolean(await findValidToken(context, 'reset', body.token, body.userId))),
    }),
  },
  'POST datica/store_reset_password': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context }) => {
      const { token, userId, password } = body;
      const user = (await findValidToken(context, 'reset', token, userId)) && (await findUser(context.db, userId));
      if (!user) throw errors.badRequest(texts.resetFailed);
      await requireUncommonPassword(password, user, 'password');
      context.trail.actor = user;
      const passwordHash = await context.passwords.hash(password);
      await context.transact(async (inside) => {
        if (!(await redeemToken(inside, 'reset', token, userId))) throw errors.badRequest(texts.resetFailed);
        await storePassword(inside, userId, passwordHash);
        await clearFailures(inside, user.email);
      });
      return successResponse;
    },
  },
  'GET datica/user/:id': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      const user = params.id === caller.user.id ? await findUser(context.db, params.id) : undefined;
      if (!user) throw errors.notFound();
      return describe(user);
    },
  },
});
