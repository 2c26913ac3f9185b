import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type BillingAccount, type LocationBilling, readBillingAccount, readLocationBilling } from '../domain/billing';
import { isOn } from '../domain/flag';
import { type LedgerLine, type MoneyRow, readLedgerLine, readMoneyRow } from '../domain/ledger';
import { type ReportPeriod } from '../domain/report';
import { call } from './call';

const list = [{ type: 'Billing', id: 'LIST' }] as const;

const billingApi = ownedEndpoints('shared-contracts/billing', (build) => ({
  /** GET billing/accounts: the practice's accounts (SC-130). */
  billingAccounts: build.query({
    query: () => call('GET billing/accounts'),
    transformResponse: ({ results }): BillingAccount[] => results.map(readBillingAccount),
    providesTags: [...list],
  }),
  /** GET billing/locations: which account each location uses (SC-132). */
  locationBillings: build.query({
    query: () => call('GET billing/locations'),
    transformResponse: ({ results }): LocationBilling[] => results.map(readLocationBilling),
    providesTags: [...list],
  }),
  /** GET billing/location/{id}: the account of a location (SC-131). */
  locationBilling: build.query({
    query: (id: number) => call('GET billing/location/:id', { params: { id } }),
    transformResponse: readLocationBilling,
    providesTags: [...list],
  }),
  /** GET billing/ledger: deposits and refunds at the practice's locations, newest first, at most 5,000; amounts in cents. */
  ledger: build.query({
    query: () => call('GET billing/ledger'),
    transformResponse: ({ results }): LedgerLine[] => results.map(readLedgerLine),
    providesTags: [{ type: 'Billing', id: 'LEDGER' }],
  }),
  /**
   * GET billing/months: fees, deposits and refunds by month and location, over all lines of the ledger, in at most 36 months; `timeZone`
   * is that of the months. 400 for a longer period, 404 for another practice's location.
   */
  money: build.query({
    query: ({ from, until, locationId }: ReportPeriod) => call('GET billing/months', { query: { from, until, location_id: locationId } }),
    transformResponse: ({ results, time_zone }): { rows: MoneyRow[]; timeZone: string } => ({
      rows: results.map(readMoneyRow),
      timeZone: time_zone,
    }),
    providesTags: [{ type: 'Billing', id: 'LEDGER' }],
  }),
  /** GET billing/add: the URL that connects a new account, or `accountId` again (SC-133, IC-229). */
  onboardingLink: build.mutation({
    query: ({ accountId }: { accountId?: number }) => call('GET billing/add', { query: { account_id: accountId } }),
    transformResponse: ({ stripe_link }) => ({ link: stripe_link }),
    invalidatesTags: [...list],
  }),
  /**
   * POST billing/add with the parameters that the provider's onboarding returned (SC-134).
   * `connected` false comes with the link to another try (IC-224).
   */
  connectAccount: build.mutation({
    query: ({ state, code }: { state: string; code: string }) => call('POST billing/add', { body: { state, stripe_auth: code } }),
    transformResponse: ({ id, reconnect, stripe_link }): { connected: true; accountId: number } | { connected: false; link: string } =>
      id === null || isOn(reconnect) ? { connected: false, link: stripe_link ?? '' } : { connected: true, accountId: id },
    invalidatesTags: [...list],
  }),
  /** PATCH billing/accounts/{id}: renames an account (SC-135). */
  renameAccount: build.mutation({
    query: ({ accountId, name }: { accountId: number; name: string }) =>
      call('PATCH billing/accounts/:id', { params: { id: accountId }, body: { account_name: name } }),
    invalidatesTags: [...list],
  }),
  /** PATCH billing/location/{id}: sets the account of a location (SC-136). */
  setLocationAccount: build.mutation({
    query: ({ locationId, accountId }: { locationId: number; accountId: number }) =>
      call('PATCH billing/location/:id', { params: { id: locationId }, body: { account_id: accountId } }),
    invalidatesTags: [...list],
  }),
}));

export const {
  useBillingAccountsQuery,
  useLocationBillingQuery,
  useLocationBillingsQuery,
  useOnboardingLinkMutation,
  useLedgerQuery,
  useMoneyQuery,
  useConnectAccountMutation,
  useRenameAccountMutation,
  useSetLocationAccountMutation,
} = billingApi;
/** @internal */
export const billingEndpoints = billingApi.endpoints;
