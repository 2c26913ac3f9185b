import { ownedEndpoints } from '@scanharbor/shared-contracts';
import {
  type LocationChange,
  type ManagedLocation,
  type Modality,
  type NewLocation,
  readLocation,
  readModality,
  writeLocation,
  writeLocationChange,
} from '../../domain/practice-location';
import { type ModalityResponse } from '../../wire/ic-portal/locations';
import { requestsChangedTags } from '../request-tags';
import { call } from '../call';

const list = [{ type: 'Location', id: 'LIST' }] as const;
/** The location menu, the lists of requests and the sidebar's numbers use the same data. */
const changed = [
  ...list,
  ...requestsChangedTags,
  { type: 'Provider', id: 'LIST' },
  { type: 'PracticeUser', id: 'LIST' },
  { type: 'PendingScan', id: 'LIST' },
] as const;

const readModalities = ({ data }: { data: ModalityResponse[] }): Modality[] => data.map(readModality);

const locationsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/ic-locations: the locations of the practice, inactive ones too (SC-100). */
  locations: build.query({
    query: () => call('GET ic-portal/ic-locations'),
    transformResponse: ({ data }): ManagedLocation[] => data.map(readLocation),
    providesTags: [...list],
  }),
  /** GET ic-portal/ic-location/{id}: one location; 404 for another practice's (SC-101). */
  location: build.query({
    query: (id: number) => call('GET ic-portal/ic-location/:id', { params: { id } }),
    transformResponse: ({ data }): ManagedLocation => readLocation(data),
    providesTags: (_location, _error, id) => [...list, { type: 'Location', id }],
  }),
  /**
   * POST ic-portal/ic-add-location, for admins: returns the new id; an invalid field is named (SC-102). With `copyFrom`, it gets hours,
   * coming closures, machines and exam lengths of that location; 404 for another practice's.
   */
  addLocation: build.mutation({
    query: ({ copyFrom, ...location }: NewLocation & { copyFrom?: number | undefined }) =>
      call('POST ic-portal/ic-add-location', { body: { ...writeLocation(location), copyFrom } }),
    transformResponse: ({ LocationID }) => ({ locationId: LocationID }),
    invalidatesTags: [...changed],
  }),
  /** PATCH ic-portal/ic-update-location, for admins (SC-103); 409 when others changed it after the edit started. */
  updateLocation: build.mutation({
    query: (location: LocationChange) => call('PATCH ic-portal/ic-update-location', { body: writeLocationChange(location) }),
    invalidatesTags: (_response, _error, { id }) => [...changed, { type: 'Location', id }],
  }),
  /** GET ic-portal/ic-all-locations: locations that a user can be assigned to (SC-104). */
  allLocations: build.query({
    query: () => call('GET ic-portal/ic-all-locations'),
    transformResponse: ({ data }) => data.map(({ ID, Name, Address1 }) => ({ id: ID, name: Name, address1: Address1 })),
    providesTags: [...list],
  }),
  /** GET ic-portal/get-states: states with their two letters (SC-105). */
  states: build.query({
    query: () => call('GET ic-portal/get-states'),
    transformResponse: ({ data }) => data.map(({ State, StateName }) => ({ id: State, name: StateName })),
  }),
  /** GET ic-portal/scans/{locationId}: modalities and whether they are approved (SC-106). */
  modalities: build.query({
    query: (locationId: number) => call('GET ic-portal/scans/:locationId', { params: { locationId } }),
    transformResponse: readModalities,
    providesTags: (_rows, _error, id) => [{ type: 'Location', id }],
  }),
  /** PATCH ic-portal/scans/{locationId}, for admins: adds a modality, pending at first (SC-107, IC-158). */
  addModality: build.mutation({
    query: ({ locationId, scanTypeId }: { locationId: number; scanTypeId: number }) =>
      call('PATCH ic-portal/scans/:locationId', { params: { locationId }, body: { scan_type_id: scanTypeId } }),
    transformResponse: readModalities,
    invalidatesTags: (_rows, _error, { locationId }) => [...changed, { type: 'Location', id: locationId }],
  }),
  /** DELETE ic-portal/scans/{locationId}?scan_type_id, for admins: removes a modality (SC-108). */
  removeModality: build.mutation({
    query: ({ locationId, scanTypeId }: { locationId: number; scanTypeId: number }) =>
      call('DELETE ic-portal/scans/:locationId', { params: { locationId }, query: { scan_type_id: scanTypeId } }),
    transformResponse: readModalities,
    invalidatesTags: (_rows, _error, { locationId }) => [...changed, { type: 'Location', id: locationId }],
  }),
  /** GET ic-portal/geocode: coordinates of an address; 404 with a user message when it is not found (SC-113, D131). */
  geocode: build.query({
    query: (params: { address: string; city: string; state: string; zip: string }) => call('GET ic-portal/geocode', { query: params }),
  }),
  /** GET ic-portal/location_timezone: the IANA zone at coordinates (SC-112). */
  locationTimeZone: build.query({
    query: (params: { latitude: number; longitude: number }) => call('GET ic-portal/location_timezone', { query: params }),
    transformResponse: ({ timeZoneId }) => ({ timeZone: timeZoneId }),
  }),
}));

export const {
  useLocationsQuery,
  useLocationQuery,
  useAddLocationMutation,
  useUpdateLocationMutation,
  useAllLocationsQuery,
  useStatesQuery,
  useAddModalityMutation,
  useModalitiesQuery,
  useRemoveModalityMutation,
  useLazyGeocodeQuery,
  useLazyLocationTimeZoneQuery,
} = locationsApi;
/** @internal */
export const locationsEndpoints = locationsApi.endpoints;
