import { z } from 'zod';
import { attendance } from './attendance';
import { flag, idText, integer, line, paragraph, success, wallClock } from '../values';
import { bookingCard } from './card';

const cards = z.object({ results: z.array(bookingCard) });
cards.register(z.globalRegistry, { id: 'BookingCards' });

export const maxDayRequests = 100;

const bookingId = z.object({ bookingId: idText });

/** Whole dollars; the id of the center's own system. */
const changes = z.object({ budget: integer.positive().optional(), custom_booking_id: line.trim().max(60).optional() });

/** SC-346. */
export const calendarEvent = z.object({
  id: z.number(),
  title: z.string(),
  patient: z.string(),
  available_times: z.array(z.object({ window_open: z.string(), window_close: z.string() })),
  scheduled: z.object({ window_open: z.string(), time_zone: z.string() }).nullable(),
  booked: flag,
  selectedTime: z.string().nullable(),
});
calendarEvent.register(z.globalRegistry, { id: 'CalendarEvent' });

/** Wire shapes of the provider side of bookings. A booking's id is its request's. */
export const bookingsPortalWire = {
  /**
   * Books a window of the request: at `start`, or at its first free time with the patient's notice; `budget` agrees on another
   * price (D108). The response's `start` is ours: the booked time. With `can_undo`, also ours, the booking can be taken back until
   * `undo_until`, and its patient is notified then. `machine_id`, ours as well, books that machine instead of the first free one.
   */
  'POST bookings/book': {
    body: changes.extend({
      test_request_id: integer,
      window_id: integer,
      location_id: integer,
      start: wallClock.optional(),
      machine_id: integer.optional(),
      can_undo: flag.optional(),
    }),
    response: success.extend({ booking_id: z.number(), start: wallClock.optional(), undo_until: z.string().optional() }),
  },
  /** Ours: takes back the caller's own booking, as if it had never been made; 409 when the patient has been notified. */
  'DELETE bookings/book/:bookingId': { params: bookingId, response: success },
  'PATCH bookings/update/:bookingId': { params: bookingId, body: changes, response: success },
  'PUT bookings/update/:bookingId': { params: bookingId, body: changes, response: success },
  'GET bookings/booked': { response: cards },
  'GET bookings/canceled': { response: cards },
  'GET bookings/requested': { response: cards },
  /** `date` and `limit`, ours, ask for the first requests with times on a day, oldest first; `total` counts all of that day. */
  'GET bookings/requested-calendar': {
    query: z.object({ date: z.iso.date().optional(), limit: integer.min(1).max(maxDayRequests).optional(), since: line.optional() }),
    response: z.object({ results: z.array(calendarEvent), total: z.number().optional() }),
  },
  'GET bookings/request/:requestId': { params: z.object({ requestId: idText }), response: cards },
  'GET bookings/test': { response: cards },
  /**
   * Ours: moves a coming appointment to another offered time, to another machine, or both. `was` is the time that the screen showed; 409
   * when it has changed.
   */
  'POST bookings/move/:bookingId': {
    params: bookingId,
    body: z.object({ start: wallClock, was: wallClock, machine_id: integer.optional() }),
    response: success.extend({ start: wallClock }),
  },
  /** Ours: records what happened on the day, or takes it back. `was` is what the screen showed; 409 when it has changed. */
  'POST bookings/attendance/:bookingId': {
    params: bookingId,
    body: z.object({ attendance, was: z.object({ start: wallClock, attendance }) }),
    response: success,
  },
  'POST bookings/reject': {
    body: z.object({
      test_request_id: integer,
      practice_id: integer,
      /** -1 declines for every location of the practice. */
      location_id: integer,
      reason: paragraph.trim().min(1, 'Please give a reason.'),
    }),
    response: z.object({ Result: z.string(), locationNameList: z.array(z.string()) }),
  },
} as const;

export type CalendarEventResponse = z.infer<typeof calendarEvent>;
