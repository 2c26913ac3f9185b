import { billingWire } from '@scanharbor/shared-contracts/wire/billing';
import { done } from '../http/done';
import { defineRoutes } from '../http/route';
import { practiceOf, scopeOf } from '../portal/scope';
import { beginOnboarding, describeAccounts, describeLocationBilling, endOnboarding, renameAccount, setAccount } from '../practice/billing';
import { ownLocation } from '../practice/locations';

export const billingRoutes = defineRoutes(billingWire, {
  'GET billing/accounts': {
    access: 'admin',
    handle: async ({ caller, context }) => ({ results: await describeAccounts(context.db, practiceOf(caller)) }),
  },
  'GET billing/location/:id': {
    access: 'admin',
    handle: async ({ params, caller, context, request }) =>
      describeLocationBilling(ownLocation(await scopeOf(context, caller, request), params.id)),
  },
  'GET billing/locations': {
    access: 'admin',
    handle: async ({ caller, context, request }) => {
      const { locations } = await scopeOf(context, caller, request);
      return { results: [...locations.values()].map(describeLocationBilling) };
    },
  },
  'GET billing/add': {
    access: 'admin',
    handle: async ({ query, caller, context }) => ({
      stripe_link: await beginOnboarding(context, practiceOf(caller), query.account_id),
    }),
  },
  'POST billing/add': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) =>
      endOnboarding(context, await scopeOf(context, caller, request), caller, body.state, body.stripe_auth),
  },
  'PATCH billing/accounts/:id': {
    access: 'admin',
    handle: async ({ params, body, caller, context }) => {
      await renameAccount(context, practiceOf(caller), params.id, body.account_name);
      return done;
    },
  },
  'PATCH billing/location/:id': {
    access: 'admin',
    handle: async ({ params, body, caller, context, request }) => {
      const scope = await scopeOf(context, caller, request);
      await setAccount(context, scope, ownLocation(scope, params.id), body.account_id);
      return done;
    },
  },
});
