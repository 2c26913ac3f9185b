import { ownedEndpoints, type PracticeLocation, type ProviderInfo } from '@scanharbor/shared-contracts';
import { readPracticeLocation, readProviderInfo } from '../domain/session-user';
import { call } from './call';

const linked = [
  { type: 'Provider', id: 'LIST' },
  { type: 'PracticeUser', id: 'LIST' },
] as const;

const writeLink = ({ userId, locationId }: { userId: number; locationId: number }) => ({ ProviderId: userId, LocationId: locationId });

const providersApi = ownedEndpoints('shared-contracts/providers', (build) => ({
  /** GET providers/provider/{pid}: the practice of a provider and its locations, for the session and the location menu (SC-042). */
  providerInfo: build.query({
    query: (pid: number) => call('GET providers/provider/:pid', { params: { pid } }),
    transformResponse: (provider): ProviderInfo => readProviderInfo(provider),
    providesTags: [{ type: 'Provider', id: 'LIST' }],
  }),
  /**
   * GET providers/location: the locations of the practice; `withoutBilling` only those without an account (SC-119).
   * 'Link To Locations' reads it.
   */
  providerLocations: build.query({
    query: ({ withoutBilling }: { withoutBilling?: boolean }) =>
      call('GET providers/location', { query: { requires_billing: withoutBilling ? 1 : undefined } }),
    transformResponse: ({ results }): PracticeLocation[] => results.map(readPracticeLocation),
    providesTags: [
      { type: 'Location', id: 'LIST' },
      { type: 'Billing', id: 'LIST' },
    ],
  }),
  /** POST providers/location, for admins: links a user to a location (SC-116, D134). */
  linkLocation: build.mutation({
    query: (link: { userId: number; locationId: number }) => call('POST providers/location', { body: writeLink(link) }),
    invalidatesTags: [...linked],
  }),
  /** PATCH providers/location, for admins: unlinks a user from a location (SC-117, D134). */
  unlinkLocation: build.mutation({
    query: (link: { userId: number; locationId: number }) => call('PATCH providers/location', { body: writeLink(link) }),
    invalidatesTags: [...linked],
  }),
  /** POST providers/invoice, for admins: deposits of the completed tests of a location (SC-118). No screen calls it. */
  locationInvoice: build.mutation({
    query: (link: { userId: number; locationId: number }) => call('POST providers/invoice', { body: writeLink(link) }),
    transformResponse: ({ results, total }) => ({
      rows: results.map(({ request_id, appointment, fee }) => ({ requestId: request_id, start: appointment, fee })),
      total,
    }),
  }),
}));

export const { useProviderInfoQuery, useProviderLocationsQuery } = providersApi;
export const providersEndpoints = providersApi.endpoints;
