import { asc, eq } from 'drizzle-orm';
import { bookingsWire } from '@scanharbor/shared-contracts/wire/bookings';
import { requestWindows } from '../../db/schema/index';
import { defineRoutes } from '../../http/route';
import { bookedCards, pastCards, progressCards, requestedCards } from '../../requests/cards';
import { requireSight } from '../../requests/sight';

export const bookingsPatientRoutes = defineRoutes(bookingsWire, {
  'GET bookings/patient_requested': {
    access: 'patient',
    handle: async ({ caller, context }) => ({ results: await requestedCards(context, caller.user.id) }),
  },
  'GET bookings/patient_booked': {
    access: 'patient',
    handle: async ({ caller, context }) => ({ results: await bookedCards(context, caller.user.id) }),
  },
  'GET bookings/past': {
    access: 'patient',
    handle: async ({ caller, context }) => ({ results: await pastCards(context, caller.user.id) }),
  },
  'GET bookings/in-progress': {
    access: 'patient',
    handle: async ({ caller, context }) => ({ results: await progressCards(context, caller.user.id) }),
  },
  'GET bookings/windows/:requestId': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      await requireSight(context.db, caller.user, params.requestId);
      const rows = await context.db
        .select()
        .from(requestWindows)
        .where(eq(requestWindows.requestId, params.requestId))
        .orderBy(asc(requestWindows.open));
      return { results: rows.map(({ id, open, close }) => ({ id, window_open: open, window_close: close })) };
    },
  },
});
