import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { providersWire } from '@scanharbor/shared-contracts/wire/providers';
import { describeLocation, describeProvider } from '../accounts/describe';
import { findUser } from '../accounts/users';
import { done } from '../http/done';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { scopeOf } from '../portal/scope';
import { invoiceOf, type Link, linkLocation, unlinkLocation } from '../practice/links';

const readLink = (body: { ProviderId: number; LocationId: number }): Link => ({ userId: body.ProviderId, locationId: body.LocationId });

export const providersRoutes = defineRoutes(providersWire, {
  'GET providers/provider/:pid': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      const provider = await findUser(context.db, params.pid);
      const own = caller.user.userType === 'provider' && provider?.practiceId === caller.user.practiceId;
      if (!provider || !own) throw errors.forbidden();
      const info = await describeProvider(context.db, provider);
      if (!info) throw errors.notFound();
      return info;
    },
  },
  'GET providers/location': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => {
      const { locations } = await scopeOf(context, caller, request);
      const rows = [...locations.values()].filter(({ billingAccountId }) => !isOn(query.requires_billing) || billingAccountId === null);
      return { results: rows.map(describeLocation) };
    },
  },
  'POST providers/location': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      await linkLocation(context, await scopeOf(context, caller, request), readLink(body));
      return done;
    },
  },
  'PATCH providers/location': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      await unlinkLocation(context, await scopeOf(context, caller, request), readLink(body));
      return done;
    },
  },
  'POST providers/invoice': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => invoiceOf(context, await scopeOf(context, caller, request), readLink(body)),
  },
});
