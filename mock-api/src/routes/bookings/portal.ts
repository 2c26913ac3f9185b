import { type z } from 'zod';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { bookingsPortalWire } from '@scanharbor/shared-contracts/wire/bookings';
import { maxDayRequests } from '@scanharbor/shared-contracts/wire/bookings/portal';
import { stateConditions } from '../../db/queries/request-states';
import { successResponse } from '../../http/success';
import { errors } from '../../http/errors';
import { defineRoutes, type Input } from '../../http/route';
import { type SignedIn } from '../../http/session';
import { updateAgreedTerms } from '../../portal/agreed-terms';
import { moveAppointment, recordAttendance } from '../../portal/appointment-life';
import { bookWindow } from '../../portal/book-window';
import { listOpenEvents, listOpenEventsOn } from '../../portal/calendar';
import { listRoute } from '../../portal/list-responses';
import { rejectForPractice } from '../../portal/reject';
import { findVisibleRequest } from '../../portal/find-request';
import { getScope } from '../../portal/scope';
import { undoBooking } from '../../portal/undo-booking';
import { cardsWhere } from '../../requests/cards';

/** LIKE pattern of the emails of test accounts. */
const testEmails = '.test';
const maxTestBookings = 50;

type CalendarQuery = z.output<(typeof bookingsPortalWire)['GET bookings/requested-calendar']['query']>;

type Update = Input<(typeof bookingsPortalWire)['PATCH bookings/update/:bookingId'], SignedIn>;

async function update({ params, body, caller, context, request }: Update) {
  const scope = await getScope(context, caller, request);
  const terms = { budget: body.budget, customBookingId: body.custom_booking_id };
  await updateAgreedTerms(context, scope, caller.user, params.bookingId, terms);
  return successResponse;
}

export const bookingsPortalRoutes = defineRoutes(bookingsPortalWire, {
  'POST bookings/reject': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      if (body.practice_id !== scope.practiceId) throw errors.forbidden();
      const { test_request_id: requestId, location_id: locationId, reason } = body;
      const locationNameList = await rejectForPractice(context, scope, { requestId, locationId, reason });
      return { Result: 'Success', locationNameList };
    },
  },
  'POST bookings/book': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const { test_request_id: requestId, window_id: windowId, location_id: locationId, start, budget } = body;
      const terms = { budget, customBookingId: body.custom_booking_id };
      const input = { requestId, windowId, locationId, start, machineId: body.machine_id, canUndo: isOn(body.can_undo ?? 0), ...terms };
      const booked = await bookWindow(context, await getScope(context, caller, request), caller, input);
      const until = booked.undoUntil ? { undo_until: booked.undoUntil.toISOString() } : {};
      return { ...successResponse, booking_id: requestId, start: booked.start, ...until };
    },
  },
  'DELETE bookings/book/:bookingId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      await undoBooking(context, await getScope(context, caller, request), caller, params.bookingId);
      return successResponse;
    },
  },
  'PATCH bookings/update/:bookingId': { access: 'provider', handle: update },
  'PUT bookings/update/:bookingId': { access: 'provider', handle: update },
  'POST bookings/move/:bookingId': {
    access: 'provider',
    handle: async ({ params, body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      const { machine_id: machineId, ...times } = body;
      const move = { requestId: params.bookingId, machineId, ...times };
      return { ...successResponse, start: await moveAppointment(context, scope, caller, move) };
    },
  },
  'POST bookings/attendance/:bookingId': {
    access: 'provider',
    handle: async ({ params, body, caller, context, request }) => {
      await recordAttendance(context, await getScope(context, caller, request), { requestId: params.bookingId, ...body });
      return successResponse;
    },
  },
  'GET bookings/booked': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { listed } = await getScope(context, caller, request);
      return { results: await cardsWhere(context, stateConditions.scheduled(context.db, listed, context.clock.now())) };
    },
  },
  'GET bookings/canceled': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { listed } = await getScope(context, caller, request);
      return { results: await cardsWhere(context, stateConditions.canceled(context.db, listed)) };
    },
  },
  'GET bookings/requested': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { listed } = await getScope(context, caller, request);
      return { results: await cardsWhere(context, stateConditions.open(context.db, listed)) };
    },
  },
  'GET bookings/requested-calendar': listRoute((context, scope, { date, limit = maxDayRequests }: CalendarQuery) =>
    date === undefined ? listOpenEvents(context, scope) : listOpenEventsOn(context, scope, { date, limit }),
  ),
  'GET bookings/request/:requestId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      await findVisibleRequest(context, await getScope(context, caller, request), params.requestId);
      return { results: await cardsWhere(context, stateConditions.withId(params.requestId)) };
    },
  },
  'GET bookings/test': {
    access: 'platform',
    handle: async ({ context }) => ({
      results: await cardsWhere(context, stateConditions.ofPatientsWith(context.db, testEmails), maxTestBookings),
    }),
  },
});
