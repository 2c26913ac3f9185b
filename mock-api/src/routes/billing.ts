import { billingWire } from '@scanharbor/shared-contracts/wire/billing';
import { successResponse } from '../http/success';
import { defineRoutes } from '../http/route';
import { requirePractice, getScope } from '../portal/scope';
import { startOnboarding, describeAccounts, describeLocationBilling, endOnboarding, renameAccount, setAccount } from '../practice/billing';
import { describeLedger, describeMoney } from '../practice/ledger';
import { requireOwnLocation } from '../practice/locations';

export const billingRoutes = defineRoutes(billingWire, {
  'GET billing/accounts': {
    access: 'admin',
    handle: async ({ caller, context }) => ({ results: await describeAccounts(context.db, requirePractice(caller)) }),
  },
  'GET billing/location/:id': {
    access: 'admin',
    handle: async ({ params, caller, context, request }) =>
      describeLocationBilling(requireOwnLocation(await getScope(context, caller, request), params.id)),
  },
  'GET billing/locations': {
    access: 'admin',
    handle: async ({ caller, context, request }) => {
      const { locations } = await getScope(context, caller, request);
      return { results: [...locations.values()].map(describeLocationBilling) };
    },
  },
  'GET billing/ledger': {
    access: 'admin',
    handle: async ({ caller, context, request }) => ({ results: await describeLedger(context, await getScope(context, caller, request)) }),
  },
  'GET billing/months': {
    access: 'admin',
    handle: async ({ query: { from, until, location_id: locationId }, caller, context, request }) =>
      describeMoney(context, await getScope(context, caller, request), { from, until, locationId }),
  },
  'GET billing/add': {
    access: 'admin',
    handle: async ({ query, caller, context }) => ({
      stripe_link: await startOnboarding(context, requirePractice(caller), query.account_id),
    }),
  },
  'POST billing/add': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) =>
      endOnboarding(context, await getScope(context, caller, request), body.state, body.stripe_auth),
  },
  'PATCH billing/accounts/:id': {
    access: 'admin',
    handle: async ({ params, body, caller, context }) => {
      await renameAccount(context, requirePractice(caller), params.id, body.account_name);
      return successResponse;
    },
  },
  'PATCH billing/location/:id': {
    access: 'admin',
    handle: async ({ params, body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      await setAccount(context, scope, requireOwnLocation(scope, params.id), body.account_id);
      return successResponse;
    },
  },
});
