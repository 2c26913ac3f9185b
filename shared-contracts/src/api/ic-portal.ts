import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type NearbyLocation } from '../domain/scan-catalogue';
import { type PreferredAnswer, type ZipAnswer } from '../wire/ic-portal';

/** Where a zip code is. */
export interface Place {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

const icPortalApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/zip_code/{zip}: where the zip is; refused with a user message for an unknown one (SC-110). */
  zipPlace: build.query<Place, string>({
    query: (zip) => `ic-portal/zip_code/${encodeURIComponent(zip)}`,
    transformResponse: (answer: ZipAnswer) => answer,
  }),
  /** POST ic-portal/preferred: the centers around a zip, nearest first (SC-109). */
  preferredLocations: build.query<NearbyLocation[], { zipCode: string }>({
    query: ({ zipCode }) => ({ url: 'ic-portal/preferred', method: 'POST', body: { zip_code: zipCode } }),
    transformResponse: ({ results }: PreferredAnswer) =>
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

export const { useZipPlaceQuery, useLazyZipPlaceQuery, usePreferredLocationsQuery } = icPortalApi;
export const icPortalEndpoints = icPortalApi.endpoints;
export * from './ic-portal/live';
export * from './ic-portal/locations';
export * from './ic-portal/notes';
export {
  useActiveRequestsQuery,
  useBookTimeMutation,
  useCompletedTestsQuery,
  useDashboardQuery,
  useRequestAvailabilityMutation,
  useScheduledTestsQuery,
  useSingleScanQuery,
} from './ic-portal/requests';
export * from './ic-portal/users';
