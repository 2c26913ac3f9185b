import { adminWire } from '@scanharbor/shared-contracts/wire/admin';
import { requestReschedule } from '../bookings/reschedule';
import { defineRoutes } from '../http/route';

export const adminRoutes = defineRoutes(adminWire, {
  'POST admin/send_email': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const windows = (body.windows ?? []).map(({ window_open, window_close }) => ({ open: window_open, close: window_close }));
      const { requestId, rescheduleInfo: details } = body;
      const isOwn = await requestReschedule(context, { patientId: caller.user.id, requestId, details, windows });
      return { status: isOwn ? 'ValidUser' : 'InvalidUser' };
    },
  },
});
