import { eq, inArray, like } from 'drizzle-orm';
import { bookingsPortalWire } from '@scanharbor/shared-contracts/wire/bookings';
import { requests, users } from '../../db/schema/index';
import { done } from '../../http/done';
import { errors } from '../../http/errors';
import { defineRoutes, type Input } from '../../http/route';
import { type SignedIn } from '../../http/session';
import { changeAgreed } from '../../portal/agree';
import { bookWindow } from '../../portal/book-window';
import { openEvents } from '../../portal/calendar';
import { decline } from '../../portal/decline';
import { findVisible } from '../../portal/find';
import { scopeOf } from '../../portal/scope';
import { stateConditions } from '../../portal/states';
import { cardsWhere } from '../../requests/cards';

const testAccounts = '%.test';
const mostTestBookings = 50;

type Update = Input<(typeof bookingsPortalWire)['PATCH bookings/update/:bookingId'], SignedIn>;

async function update({ params, body, caller, context, request }: Update) {
  const scope = await scopeOf(context, caller, request);
  const agreed = { budget: body.budget, customBookingId: body.custom_booking_id };
  await changeAgreed(context, scope, caller.user, params.bookingId, agreed);
  return done;
}

export const bookingsPortalRoutes = defineRoutes(bookingsPortalWire, {
  'POST bookings/reject': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const scope = await scopeOf(context, caller, request);
      if (body.practice_id !== scope.practiceId) throw errors.forbidden();
      const { test_request_id: requestId, location_id: locationId, reason } = body;
      const locationNameList = await decline(context, scope, caller, { requestId, locationId, reason });
      return { Result: 'Success', locationNameList };
    },
  },
  'POST bookings/book': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const { test_request_id: requestId, window_id: windowId, location_id: locationId, start, budget } = body;
      const wanted = { requestId, windowId, locationId, start, budget, customBookingId: body.custom_booking_id };
      const booked = await bookWindow(context, await scopeOf(context, caller, request), caller, wanted);
      return { ...done, booking_id: requestId, start: booked };
    },
  },
  'PATCH bookings/update/:bookingId': { access: 'provider', handle: update },
  'PUT bookings/update/:bookingId': { access: 'provider', handle: update },
  'GET bookings/booked': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { listed } = await scopeOf(context, caller, request);
      return { results: await cardsWhere(context, stateConditions.scheduled(context.db, listed, context.clock.now())) };
    },
  },
  'GET bookings/canceled': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { listed } = await scopeOf(context, caller, request);
      return { results: await cardsWhere(context, stateConditions.cancelled(context.db, listed)) };
    },
  },
  'GET bookings/requested': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { listed } = await scopeOf(context, caller, request);
      return { results: await cardsWhere(context, stateConditions.open(context.db, listed)) };
    },
  },
  'GET bookings/requested-calendar': {
    access: 'provider',
    handle: async ({ caller, context, request }) => ({ results: await openEvents(context, await scopeOf(context, caller, request)) }),
  },
  'GET bookings/request/:requestId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      await findVisible(context, await scopeOf(context, caller, request), params.requestId);
      return { results: await cardsWhere(context, eq(requests.id, params.requestId)) };
    },
  },
  'GET bookings/test': {
    access: 'platform',
    handle: async ({ context }) => {
      const { db } = context;
      const byTesters = inArray(requests.patientId, db.select({ id: users.id }).from(users).where(like(users.email, testAccounts)));
      return { results: await cardsWhere(context, byTesters, mostTestBookings) };
    },
  },
});
