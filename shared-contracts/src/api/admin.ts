import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toRescheduleDetails } from '../domain/appointment-changes';
import { type TimeWindow } from '../domain/slots';
import { call } from './call';
import { requestsChangedTags } from './request-tags';

const adminApi = ownedEndpoints('shared-contracts/admin', (build) => ({
  /** POST admin/send_email: requests another time of a booked request, stored and mailed to the care team (SC-148). */
  requestReschedule: build.mutation({
    query: ({ requestId, details, windows = [] }: { requestId: number; details?: string; windows?: readonly TimeWindow[] }) =>
      call('POST admin/send_email', {
        body: {
          requestId,
          rescheduleInfo: toRescheduleDetails(details),
          windows: windows.map(({ open, close }) => ({ window_open: open, window_close: close })),
        },
      }),
    transformResponse: ({ status }) => ({ sent: status === 'ValidUser' }),
    invalidatesTags: [...requestsChangedTags],
  }),
}));

export const { useRequestRescheduleMutation } = adminApi;
/** @internal */
export const adminEndpoints = adminApi.endpoints;
