import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { providersWire } from '@scanharbor/shared-contracts/wire/providers';
import { describeLocation, describeProvider } from '../accounts/describe';
import { findPracticeUser } from '../db/queries/users';
import { successResponse } from '../http/success';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { getScope } from '../portal/scope';
import { createInvoice, type UserLocationLink, linkLocation, unlinkLocation } from '../practice/user-locations';

const readLink = (body: { ProviderId: number; LocationId: number }): UserLocationLink => ({
  userId: body.ProviderId,
  locationId: body.LocationId,
});

export const providersRoutes = defineRoutes(providersWire, {
  'GET providers/provider/:pid': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      const { id, userType, practiceId } = caller.user;
      if (userType !== 'provider') throw errors.forbidden();
      const colleague = practiceId === null ? undefined : await findPracticeUser(context.db, practiceId, params.pid);
      const provider = params.pid === id ? caller.user : colleague;
      if (!provider) throw errors.forbidden();
      const info = await describeProvider(context.db, provider);
      if (!info) throw errors.notFound();
      return info;
    },
  },
  'GET providers/location': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => {
      const { locations } = await getScope(context, caller, request);
      const rows = [...locations.values()].filter(({ billingAccountId }) => !isOn(query.requires_billing) || billingAccountId === null);
      return { results: rows.map(describeLocation) };
    },
  },
  'POST providers/location': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      await linkLocation(context, await getScope(context, caller, request), readLink(body));
      return successResponse;
    },
  },
  'PATCH providers/location': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      await unlinkLocation(context, await getScope(context, caller, request), readLink(body));
      return successResponse;
    },
  },
  'POST providers/invoice': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => createInvoice(context, await getScope(context, caller, request), readLink(body)),
  },
});
