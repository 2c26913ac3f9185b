import { icPortalUsersWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { successResponse } from '../../http/success';
import { defineRoutes } from '../../http/route';
import { resetSecondFactor } from '../../accounts/second-factor';
import { getScope, requirePractice } from '../../portal/scope';
import { requireOwnPractice } from '../../practice/locations';
import { addUser, describeUsers, requireOwnUser, updateUser } from '../../practice/users';

export const icPortalUsersRoutes = defineRoutes(icPortalUsersWire, {
  'GET ic-portal/ic-get-user-list': {
    access: 'admin',
    handle: async ({ caller, context, request }) => ({ data: await describeUsers(context, await getScope(context, caller, request)) }),
  },
  'POST ic-portal/ic-add-user': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      return { ...successResponse, UserID: await addUser(context, caller, scope, body) };
    },
  },
  'PATCH ic-portal/ic-update-user': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      return { ...successResponse, UserID: await updateUser(context, caller, scope, body) };
    },
  },
  'POST ic-portal/ic-reset-second-factor': {
    access: 'admin',
    handle: async ({ body, caller, context }) => {
      const user = await requireOwnUser(context.db, requirePractice(caller), body.userId);
      await resetSecondFactor(context, caller, user);
      return successResponse;
    },
  },
  'GET ic-portal/users': {
    access: 'admin',
    handle: async ({ query, caller, context, request }) => {
      requireOwnPractice(caller, query.practice_id);
      return { results: await describeUsers(context, await getScope(context, caller, request)) };
    },
  },
});
