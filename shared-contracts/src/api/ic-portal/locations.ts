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
import { type AllLocationsAnswer, type LocationAnswer, type ModalityAnswer, type StatesAnswer } from '../../wire/ic-portal/locations';
import { requestsChanged } from '../request-tags';

const list = [{ type: 'Location', id: 'LIST' }] as const;
/** The location menu, the lists of requests and the sidebar's numbers live on the same data. */
const changed = [
  ...list,
  ...requestsChanged,
  { type: 'Provider', id: 'LIST' },
  { type: 'PracticeUser', id: 'LIST' },
  { type: 'PendingScan', id: 'LIST' },
] as const;

const readModalities = ({ data }: { data: ModalityAnswer[] }): Modality[] => data.map(readModality);

const locationsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/ic-locations: the locations of the practice, inactive ones too (SC-100). */
  locations: build.query<ManagedLocation[], void>({
    query: () => 'ic-portal/ic-locations',
    transformResponse: ({ data }: { data: LocationAnswer[] }) => data.map(readLocation),
    providesTags: [...list],
  }),
  /** GET ic-portal/ic-location/{id}: one location; 404 for another practice's (SC-101). */
  location: build.query<ManagedLocation, number>({
    query: (id) => `ic-portal/ic-location/${id}`,
    transformResponse: ({ data }: { data: LocationAnswer }) => readLocation(data),
    providesTags: (_location, _error, id) => [...list, { type: 'Location', id }],
  }),
  /** POST ic-portal/ic-add-location, for admins: gives the new id; names the field that does not fit (SC-102). */
  addLocation: build.mutation<{ locationId: number }, NewLocation>({
    query: (location) => ({ url: 'ic-portal/ic-add-location', method: 'POST', body: writeLocation(location) }),
    transformResponse: ({ LocationID }: { LocationID: number }) => ({ locationId: LocationID }),
    invalidatesTags: [...changed],
  }),
  /** PATCH ic-portal/ic-update-location, for admins (SC-103); 409 when others have changed it since the writer saw it. */
  updateLocation: build.mutation<void, LocationChange>({
    query: (location) => ({ url: 'ic-portal/ic-update-location', method: 'PATCH', body: writeLocationChange(location) }),
    transformResponse: () => undefined,
    invalidatesTags: (_answer, _error, { id }) => [...changed, { type: 'Location', id }],
  }),
  /** GET ic-portal/ic-all-locations: what a user can be assigned to (SC-104). */
  allLocations: build.query<{ id: number; name: string; address1: string }[], void>({
    query: () => 'ic-portal/ic-all-locations',
    transformResponse: ({ data }: AllLocationsAnswer) => data.map(({ ID, Name, Address1 }) => ({ id: ID, name: Name, address1: Address1 })),
    providesTags: [...list],
  }),
  /** GET ic-portal/get-states: states with their two letters (SC-105). */
  states: build.query<{ id: string; name: string }[], void>({
    query: () => 'ic-portal/get-states',
    transformResponse: ({ data }: StatesAnswer) => data.map(({ State, StateName }) => ({ id: State, name: StateName })),
  }),
  /** GET ic-portal/scans/{locationId}: modalities and whether they are approved (SC-106). */
  modalities: build.query<Modality[], number>({
    query: (locationId) => `ic-portal/scans/${locationId}`,
    transformResponse: readModalities,
    providesTags: (_rows, _error, id) => [{ type: 'Location', id }],
  }),
  /** PATCH ic-portal/scans/{locationId}, for admins: adds a modality, pending at first (SC-107, IC-158). */
  addModality: build.mutation<Modality[], { locationId: number; scanTypeId: number }>({
    query: ({ locationId, scanTypeId }) => ({
      url: `ic-portal/scans/${locationId}`,
      method: 'PATCH',
      body: { scan_type_id: scanTypeId },
    }),
    transformResponse: readModalities,
    invalidatesTags: (_rows, _error, { locationId }) => [...changed, { type: 'Location', id: locationId }],
  }),
  /** DELETE ic-portal/scans/{locationId}?scan_type_id, for admins: removes a modality (SC-108). */
  removeModality: build.mutation<Modality[], { locationId: number; scanTypeId: number }>({
    query: ({ locationId, scanTypeId }) => ({
      url: `ic-portal/scans/${locationId}`,
      method: 'DELETE',
      params: { scan_type_id: scanTypeId },
    }),
    transformResponse: readModalities,
    invalidatesTags: (_rows, _error, { locationId }) => [...changed, { type: 'Location', id: locationId }],
  }),
  /** GET ic-portal/geocode: coordinates of an address; 404 with a user message when it is not found (SC-113, D131). */
  geocode: build.query<{ latitude: number; longitude: number }, { address: string; city: string; state: string; zip: string }>({
    query: (params) => ({ url: 'ic-portal/geocode', params }),
  }),
  /** GET ic-portal/location_timezone: the IANA zone at coordinates (SC-112). */
  locationTimeZone: build.query<{ timeZone: string }, { latitude: number; longitude: number }>({
    query: (params) => ({ url: 'ic-portal/location_timezone', params }),
    transformResponse: ({ timeZoneId }: { timeZoneId: string }) => ({ timeZone: timeZoneId }),
  }),
}));

export const {
  useLocationsQuery,
  useLocationQuery,
  useAddLocationMutation,
  useUpdateLocationMutation,
  useAllLocationsQuery,
  useStatesQuery,
  useModalitiesQuery,
  useAddModalityMutation,
  useRemoveModalityMutation,
  useLazyGeocodeQuery,
  useLazyLocationTimeZoneQuery,
} = locationsApi;
export const locationsEndpoints = locationsApi.endpoints;
