import { ownedEndpoints, type PracticeLocation, type ProviderInfo } from '@scanharbor/shared-contracts';
import { readPracticeLocation, readProviderInfo } from '../domain/session-user';
import { type InvoiceAnswer, type PracticeLocationAnswer, type ProviderInfoAnswer } from '../wire/providers';

const linked = [
  { type: 'Provider', id: 'LIST' },
  { type: 'PracticeUser', id: 'LIST' },
] as const;

const writeLink = ({ userId, locationId }: { userId: number; locationId: number }) => ({ ProviderId: userId, LocationId: locationId });

const providersApi = ownedEndpoints('shared-contracts/providers', (build) => ({
  /** GET providers/provider/{pid}: the practice of a provider and its locations, for the session and the location menu (SC-042). */
  providerInfo: build.query<ProviderInfo, number>({
    query: (pid) => ({ url: `providers/provider/${pid}` }),
    transformResponse: (answer: ProviderInfoAnswer) => readProviderInfo(answer),
    providesTags: [{ type: 'Provider', id: 'LIST' }],
  }),
  /**
   * GET providers/location: the locations of the practice; `withoutBilling` only those without an account (SC-119).
   * 'Link To Locations' reads it.
   */
  providerLocations: build.query<PracticeLocation[], { withoutBilling?: boolean }>({
    query: ({ withoutBilling }) => ({ url: 'providers/location', params: { requires_billing: withoutBilling ? 1 : undefined } }),
    transformResponse: ({ results }: { results: PracticeLocationAnswer[] }) => results.map(readPracticeLocation),
    providesTags: [
      { type: 'Location', id: 'LIST' },
      { type: 'Billing', id: 'LIST' },
    ],
  }),
  /** POST providers/location, for admins: the user works at the location from now on (SC-116, D134). */
  linkLocation: build.mutation<void, { userId: number; locationId: number }>({
    query: (link) => ({ url: 'providers/location', method: 'POST', body: writeLink(link) }),
    transformResponse: () => undefined,
    invalidatesTags: [...linked],
  }),
  /** PATCH providers/location, for admins: not any more (SC-117, D134). */
  unlinkLocation: build.mutation<void, { userId: number; locationId: number }>({
    query: (link) => ({ url: 'providers/location', method: 'PATCH', body: writeLink(link) }),
    transformResponse: () => undefined,
    invalidatesTags: [...linked],
  }),
  /** POST providers/invoice, for admins: deposits of the completed tests of a location (SC-118). No screen calls it. */
  locationInvoice: build.mutation<
    { rows: { requestId: number; start: string; fee: number }[]; total: number },
    { userId: number; locationId: number }
  >({
    query: (link) => ({ url: 'providers/invoice', method: 'POST', body: writeLink(link) }),
    transformResponse: ({ results, total }: InvoiceAnswer) => ({
      rows: results.map(({ request_id, appointment, fee }) => ({ requestId: request_id, start: appointment, fee })),
      total,
    }),
  }),
}));

export const {
  useProviderInfoQuery,
  useLazyProviderInfoQuery,
  useProviderLocationsQuery,
  useLinkLocationMutation,
  useUnlinkLocationMutation,
} = providersApi;
export const providersEndpoints = providersApi.endpoints;
