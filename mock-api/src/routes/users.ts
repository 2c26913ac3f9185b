import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { usersWire } from '@scanharbor/shared-contracts/wire/users';
import { endSessionLog, insertSessionLog, listPracticeUsers, updateUser } from '../db/queries/users';
import { errors } from '../http/errors';
import { successResponse } from '../http/success';
import { defineRoutes } from '../http/route';
import { requirePractice, getScope } from '../portal/scope';
import { describeEdited } from '../practice/last-edit';
import { requireOwnLocation } from '../practice/locations';
import { createUser, disableUser, preventSelfLockout, requireOwnUser } from '../practice/users';

export const usersRoutes = defineRoutes(usersWire, {
  'POST users/session-log': {
    access: 'user',
    handle: ({ body, caller, context }) =>
      insertSessionLog(context.db, { userId: caller.user.id, appInfoId: body.appInfoId, sessionStart: body.sessionStart }),
  },
  'PUT users/session-log/:logId': {
    access: 'user',
    handle: async ({ params, body, caller, context }) => {
      if (!(await endSessionLog(context.db, caller.user.id, params.logId, body.sessionEnd))) throw errors.notFound();
      return successResponse;
    },
  },
  'POST users/user': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      body.locations.forEach((id) => requireOwnLocation(scope, id));
      const person = { firstName: body.first_name, lastName: body.last_name, email: body.email, isAdmin: isOn(body.is_admin) };
      return { ...successResponse, id: await createUser(context, scope.practiceId, { ...person, locationIds: body.locations }) };
    },
  },
  'GET users/practice': {
    access: 'admin',
    handle: async ({ caller, context }) => {
      const rows = await listPracticeUsers(context.db, requirePractice(caller));
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
      const user = await requireOwnUser(context.db, requirePractice(caller), body.userId);
      context.trail.subject = describeEdited('user', user.id);
      const isAdmin = isOn(body.isAdmin);
      preventSelfLockout(caller, user.id, { isAdmin, isActive: true });
      await updateUser(context.db, user.id, { isAdmin });
      return successResponse;
    },
  },
  'POST users/delete': {
    access: 'admin',
    handle: async ({ body, caller, context }) => {
      const user = await requireOwnUser(context.db, requirePractice(caller), body.userId);
      context.trail.subject = describeEdited('user', user.id);
      preventSelfLockout(caller, user.id, { isAdmin: true, isActive: false });
      await disableUser(context, user);
      return successResponse;
    },
  },
});
