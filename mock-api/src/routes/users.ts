import { and, eq } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { usersWire } from '@scanharbor/shared-contracts/wire/users';
import { sessionLogs, users } from '../db/schema/index';
import { errors } from '../http/errors';
import { done } from '../http/done';
import { defineRoutes } from '../http/route';
import { practiceOf, scopeOf } from '../portal/scope';
import { ownLocation } from '../practice/locations';
import { createUser, keepSelf, ownUser, usersOf } from '../practice/users';

export const usersRoutes = defineRoutes(usersWire, {
  'POST users/session-log': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const [log] = await context.db
        .insert(sessionLogs)
        .values({ userId: caller.user.id, appInfoId: body.appInfoId, sessionStart: body.sessionStart })
        .returning({ id: sessionLogs.id });
      if (!log) throw errors.unexpected();
      return log;
    },
  },
  'PUT users/session-log/:logId': {
    access: 'user',
    handle: async ({ params, body, caller, context }) => {
      const changed = await context.db
        .update(sessionLogs)
        .set({ sessionEnd: body.sessionEnd })
        .where(and(eq(sessionLogs.id, params.logId), eq(sessionLogs.userId, caller.user.id)))
        .returning({ id: sessionLogs.id });
      if (changed.length === 0) throw errors.notFound();
      return done;
    },
  },
  'POST users/user': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      const scope = await scopeOf(context, caller, request);
      body.locations.forEach((id) => ownLocation(scope, id));
      const person = { firstName: body.first_name, lastName: body.last_name, email: body.email, isAdmin: isOn(body.is_admin) };
      return { ...done, id: await createUser(context, scope.practiceId, { ...person, locationIds: body.locations }) };
    },
  },
  'GET users/practice': {
    access: 'admin',
    handle: async ({ caller, context }) => {
      const rows = await usersOf(context.db, practiceOf(caller));
      return {
        results: rows.map((user) => ({
          id: user.id,
          first_name: user.firstName,
          last_name: user.lastName,
          email: user.email,
          is_admin: user.isAdmin ? 1 : 0,
          is_active: user.isActive ? 1 : 0,
        })),
      };
    },
  },
  'POST users/update': {
    access: 'admin',
    handle: async ({ body, caller, context }) => {
      const user = await ownUser(context.db, practiceOf(caller), body.userId);
      const isAdmin = isOn(body.isAdmin);
      keepSelf(caller, user.id, { isAdmin, isActive: true });
      await context.db.update(users).set({ isAdmin }).where(eq(users.id, user.id));
      return done;
    },
  },
  'POST users/delete': {
    access: 'admin',
    handle: async ({ body, caller, context }) => {
      const user = await ownUser(context.db, practiceOf(caller), body.userId);
      keepSelf(caller, user.id, { isAdmin: true, isActive: false });
      await context.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
      return done;
    },
  },
});
