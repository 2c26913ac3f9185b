import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type RejectAnswer } from '../../wire/bookings/portal';

/** Stands for every location of the practice. */
const allLocations = -1;

const bookingsPortalApi = ownedEndpoints('shared-contracts/bookings', (build) => ({
  /** POST bookings/reject: the practice declines a request for all its locations; gives their names (SC-070). */
  rejectRequest: build.mutation<
    { rejected: boolean; locationNames: string[] },
    { requestId: number; practiceId: number; reason: string }
  >({
    query: ({ requestId, practiceId, reason }) => ({
      url: 'bookings/reject',
      method: 'POST',
      body: { test_request_id: requestId, practice_id: practiceId, location_id: allLocations, reason },
    }),
    transformResponse: ({ Result, locationNameList }: RejectAnswer) => ({
      rejected: Result === 'Success',
      locationNames: locationNameList,
    }),
    invalidatesTags: [{ type: 'Request', id: 'LIST' }, { type: 'Counter', id: 'LIST' }],
  }),
}));

export const { useRejectRequestMutation } = bookingsPortalApi;
