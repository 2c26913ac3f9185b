import { eq } from 'drizzle-orm';
import { isOn, toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { daticaWire } from '@scanharbor/shared-contracts/wire/datica';
import { registerPatient, registerProvider } from '../accounts/register';
import { sendResetLink } from '../accounts/reset-link';
import { hashPassword, isPassword } from '../accounts/secrets';
import { endOtherTokens, isTokenGood, issueToken, redeemToken } from '../accounts/tokens';
import { changeUser, findUser, findUserByEmail } from '../accounts/users';
import { audit } from '../audit';
import { users } from '../db/schema/index';
import { errors } from '../http/errors';
import { done } from '../http/done';
import { defineRoutes } from '../http/route';
import { type User } from '../http/session';
import { texts } from '../texts';

const describe = (user: User) =>
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

/** Takes the same time for unknown names as for known ones. */
const nobody = hashPassword('nobody has this password');

export const daticaRoutes = defineRoutes(daticaWire, {
  'POST datica/login': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      const user = await findUserByEmail(context.db, body.username);
      const fits = await isPassword(body.password, user?.passwordHash ?? (await nobody));
      if (!user || !fits) throw errors.loginFailed();
      if (user.mustRestore) throw errors.mustRestore();
      return {
        id: user.id,
        access_token: await issueToken(context, 'login', user.id),
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        user_type: user.userType,
      };
    },
  },
  'POST datica/patients': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, caller, context }) => {
      const user = await registerPatient(context, body, caller?.user.isAnonymous ? caller.user : null);
      return { id: user.id, access_token: await issueToken(context, 'login', user.id) };
    },
  },
  'POST datica/providers': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      const user = await registerProvider(context, body);
      return { id: user.id, access_token: await issueToken(context, 'login', user.id) };
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
      return describe(await changeUser(context.db, caller.user.id, changes, texts.emailTaken));
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
        ...(body.new_password === undefined
          ? {}
          : { passwordHash: await hashPassword(body.new_password), temp: false, mustRestore: false }),
      };
      await changeUser(context.db, caller.user.id, changes, texts.emailTaken);
      if (body.new_password !== undefined) await endOtherTokens(context, caller.user.id, caller.tokenHash);
      return done;
    },
  },
  'POST datica/reset_password': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      await sendResetLink(context, body.username);
      return done;
    },
  },
  'POST datica/check_token': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => ({
      valid: toFlag(await isTokenGood(context, 'reset', body.token, body.userId)),
    }),
  },
  'POST datica/store_reset_password': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      if (!(await redeemToken(context, 'reset', body.token, body.userId))) throw errors.badRequest(texts.resetFailed);
      await context.db
        .update(users)
        .set({ passwordHash: await hashPassword(body.password), temp: false, mustRestore: false })
        .where(eq(users.id, body.userId));
      await endOtherTokens(context, body.userId);
      await audit(context, body.userId, 'password', body.userId);
      return done;
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
