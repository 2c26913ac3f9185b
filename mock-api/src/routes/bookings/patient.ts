import { bookingsWire } from '@scanharbor/shared-contracts/wire/bookings';
import { listVisibleEstimates, requestEstimate } from '../../bookings/estimates';
import { withdrawReschedule } from '../../bookings/reschedule';
import { requireVisibleRequest } from '../../bookings/visibility';
import { listWindows } from '../../db/queries/request-windows';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { successResponse } from '../../http/success';
import { bookedCards, pastCards, progressCards, requestedCards } from '../../requests/cards';
import { texts } from '../../texts';

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
  'DELETE bookings/reschedule/:requestId': {
    access: 'patient',
    handle: async ({ params, caller, context }) => {
      if (!(await withdrawReschedule(context, caller.user.id, params.requestId))) throw errors.notFound(texts.requestUnknown);
      return successResponse;
    },
  },
  'GET bookings/estimates/:requestId': {
    access: 'user',
    handle: ({ params, caller, context }) => listVisibleEstimates(context, caller.user, params.requestId),
  },
  'POST bookings/estimates/:requestId': {
    access: 'patient',
    handle: ({ params, caller, context }) => requestEstimate(context, caller.user, params.requestId),
  },
  'GET bookings/windows/:requestId': {
    access: 'user',
    handle: async ({ params, caller, context }) => {
      await requireVisibleRequest(context, caller.user, params.requestId);
      const rows = await listWindows(context.db, params.requestId);
      return { results: rows.map(({ id, open, close }) => ({ id, window_open: open, window_close: close })) };
    },
  },
});
