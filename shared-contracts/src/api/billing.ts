import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type BillingAccount, type LocationBilling, readBillingAccount, readLocationBilling } from '../domain/billing';
import { isOn } from '../domain/flag';
import { type BillingAccountAnswer, type BillingAddAnswer, type LocationBillingAnswer } from '../wire/billing';

const list = [{ type: 'Billing', id: 'LIST' }] as const;

const billingApi = ownedEndpoints('shared-contracts/billing', (build) => ({
  /** GET billing/accounts: the practice's accounts (SC-130). */
  billingAccounts: build.query<BillingAccount[], void>({
    query: () => 'billing/accounts',
    transformResponse: ({ results }: { results: BillingAccountAnswer[] }) => results.map(readBillingAccount),
    providesTags: [...list],
  }),
  /** GET billing/locations: which account each location uses (SC-132). */
  locationBillings: build.query<LocationBilling[], void>({
    query: () => 'billing/locations',
    transformResponse: ({ results }: { results: LocationBillingAnswer[] }) => results.map(readLocationBilling),
    providesTags: [...list],
  }),
  /** GET billing/location/{id}: the account of a location (SC-131). */
  locationBilling: build.query<LocationBilling, number>({
    query: (id) => `billing/location/${id}`,
    transformResponse: readLocationBilling,
    providesTags: [...list],
  }),
  /** GET billing/add: where the browser goes to connect a new account, or `accountId` again (SC-133, IC-229). */
  onboardingLink: build.mutation<{ link: string }, { accountId?: number }>({
    query: ({ accountId }) => ({ url: 'billing/add', params: { account_id: accountId } }),
    transformResponse: ({ stripe_link }: { stripe_link: string }) => ({ link: stripe_link }),
    invalidatesTags: [...list],
  }),
  /**
   * POST billing/add with what the provider's onboarding sent back (SC-134).
   * `connected` false comes with the link to another try (IC-224).
   */
  connectAccount: build.mutation<
    { connected: true; accountId: number } | { connected: false; link: string },
    { state: string; code: string }
  >({
    query: ({ state, code }) => ({ url: 'billing/add', method: 'POST', body: { state, stripe_auth: code } }),
    transformResponse: ({ id, reconnect, stripe_link }: BillingAddAnswer) =>
      id === null || isOn(reconnect) ? { connected: false, link: stripe_link ?? '' } : { connected: true, accountId: id },
    invalidatesTags: [...list],
  }),
  /** PATCH billing/accounts/{id}: renames an account (SC-135). */
  renameAccount: build.mutation<void, { accountId: number; name: string }>({
    query: ({ accountId, name }) => ({ url: `billing/accounts/${accountId}`, method: 'PATCH', body: { account_name: name } }),
    transformResponse: () => undefined,
    invalidatesTags: [...list],
  }),
  /** PATCH billing/location/{id}: sets the account of a location (SC-136). */
  setLocationAccount: build.mutation<void, { locationId: number; accountId: number }>({
    query: ({ locationId, accountId }) => ({
      url: `billing/location/${locationId}`,
      method: 'PATCH',
      body: { account_id: accountId },
    }),
    transformResponse: () => undefined,
    invalidatesTags: [...list],
  }),
}));

export const {
  useBillingAccountsQuery,
  useLocationBillingsQuery,
  useLocationBillingQuery,
  useOnboardingLinkMutation,
  useConnectAccountMutation,
  useRenameAccountMutation,
  useSetLocationAccountMutation,
} = billingApi;
export const billingEndpoints = billingApi.endpoints;
