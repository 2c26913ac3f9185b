import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type NearbyLocation } from '../domain/scan-catalog';
import { call } from './call';

const icPortalApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/zip_code/{zip}: the city and coordinates of a zip; rejected with a user message for an unknown one (SC-110). */
  zipPlace: build.query({
    query: (zip: string) => call('GET ic-portal/zip_code/:zip', { params: { zip } }),
  }),
  /** POST ic-portal/preferred: the centers around a zip, nearest first (SC-109). */
  preferredLocations: build.query({
    query: ({ zipCode }: { zipCode: string }) => call('POST ic-portal/preferred', { body: { zip_code: zipCode } }),
    transformResponse: ({ results }): NearbyLocation[] =>
      results.map((row) => ({
        id: row.id,
        name: row.name,
        address1: row.address_1,
        city: row.city,
        state: row.state,
        zipCode: row.zip_code,
        distance: row.distance,
      })),
  }),
}));

export const { useLazyZipPlaceQuery, usePreferredLocationsQuery } = icPortalApi;
/** @internal */
export const icPortalEndpoints = icPortalApi.endpoints;
export * from './ic-portal/polling';
export * from './ic-portal/locations';
export * from './ic-portal/notes';
export { usePresentColleagues, useShowPresence } from './ic-portal/presence';
export {
  type PageArg,
  type RequestPage,
  useActivePageQuery,
  useBookTimeMutation,
  useCompletedPageQuery,
  useDashboardPageQuery,
  useRequestAvailabilityMutation,
  useScheduledPageQuery,
  useSingleScanQuery,
} from './ic-portal/requests';
export * from './ic-portal/users';
