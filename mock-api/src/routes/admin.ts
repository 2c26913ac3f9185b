import { and, eq } from 'drizzle-orm';
import { adminWire } from '@scanharbor/shared-contracts/wire/admin';
import { requests } from '../db/schema/index';
import { defineRoutes } from '../http/route';
import { stateConditions } from '../portal/states';
import { tellCareTeam } from '../requests/announce';

export const adminRoutes = defineRoutes(adminWire, {
  'POST admin/send_email': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const [own] = await context.db
        .select({ id: requests.id })
        .from(requests)
        .where(
          and(
            eq(requests.id, body.requestId),
            eq(requests.patientId, caller.user.id),
            stateConditions.scheduled(context.db, undefined, context.clock.now()),
          ),
        );
      if (!own) return { status: 'InvalidUser' };
      await tellCareTeam(context, `Reschedule request #${own.id}`, body.rescheduleInfo, own.id);
      return { status: 'ValidUser' };
    },
  },
});
