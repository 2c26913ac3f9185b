import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type CenterSchedule } from '../../domain/center-schedule';
import { call } from '../call';

interface ScheduleChange {
  locationId: number;
  schedule: CenterSchedule;
  /** The version that the edit started from. */
  was?: CenterSchedule;
}

const scheduleApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/schedule/{locationId}: hours, closures, machines and exam lengths of a location; 404 for another practice's. */
  schedule: build.query({
    query: (locationId: number) => call('GET ic-portal/schedule/:locationId', { params: { locationId } }),
    transformResponse: ({ data }) => data,
    providesTags: (_data, _error, id) => [
      { type: 'Location', id },
      { type: 'Request', id: 'LIST' },
    ],
  }),
  /** PUT ic-portal/schedule/{locationId}, for admins: replaces them; 409 when others changed them after the edit started. */
  updateSchedule: build.mutation({
    query: ({ locationId, schedule, was }: ScheduleChange) =>
      call('PUT ic-portal/schedule/:locationId', { params: { locationId }, body: { ...schedule, was } }),
    transformResponse: ({ data }) => data,
    // The free times of every open request depend on it.
    invalidatesTags: (_data, _error, { locationId: id }) => [{ type: 'Location', id }, 'Request'],
  }),
}));

export const { useScheduleQuery, useUpdateScheduleMutation } = scheduleApi;
/** @internal */
export const scheduleEndpoints = scheduleApi.endpoints;
