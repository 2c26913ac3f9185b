import { ownedEndpoints } from '@scanharbor/shared-contracts';

const noDetails = 'No information provided by user.';

const adminApi = ownedEndpoints('shared-contracts/admin', (build) => ({
  /** POST admin/send_email: asks the care team for another time of a booked request (SC-148). */
  requestReschedule: build.mutation<{ sent: boolean }, { requestId: number; details?: string }>({
    query: ({ requestId, details }) => ({
      url: 'admin/send_email',
      method: 'POST',
      body: { requestId, rescheduleInfo: details?.trim() || noDetails },
    }),
    transformResponse: ({ status }: { status: string }) => ({ sent: status === 'ValidUser' }),
  }),
}));

export const { useRequestRescheduleMutation } = adminApi;
export const adminEndpoints = adminApi.endpoints;
