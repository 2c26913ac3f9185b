import { z } from 'zod';
import { flag, idText, success, wallClock } from '../values';
import { bookingCard } from './card';

const int = z.coerce.number().int();

const cards = z.object({ results: z.array(bookingCard) });

const bookingId = z.object({ bookingId: idText });

/** Whole dollars; the id of the center's own system. */
const changes = z.object({ budget: int.positive().optional(), custom_booking_id: z.string().trim().max(60).optional() });

/** SC-346. */
const calendarEvent = z.object({
  id: z.number(),
  title: z.string(),
  patient: z.string(),
  available_times: z.array(z.object({ window_open: z.string(), window_close: z.string() })),
  scheduled: z.object({ window_open: z.string(), time_zone: z.string() }).nullable(),
  booked: flag,
  selectedTime: z.string().nullable(),
});

/** Wire shapes of the provider side of bookings. A booking's id is its request's. */
export const bookingsPortalWire = {
  /**
   * Books a window of the request: at `start`, or at its first free time with the patient's notice; `budget` agrees on another
   * price (D108). The answer's `start` is ours: the time that was booked.
   */
  'POST bookings/book': {
    body: changes.extend({ test_request_id: int, window_id: int, location_id: int, start: wallClock.optional() }),
    answer: success.extend({ booking_id: z.number(), start: wallClock.optional() }),
  },
  'PATCH bookings/update/:bookingId': { params: bookingId, body: changes, answer: success },
  'PUT bookings/update/:bookingId': { params: bookingId, body: changes, answer: success },
  'GET bookings/booked': { answer: cards },
  'GET bookings/canceled': { answer: cards },
  'GET bookings/requested': { answer: cards },
  'GET bookings/requested-calendar': { answer: z.object({ results: z.array(calendarEvent) }) },
  'GET bookings/request/:requestId': { params: z.object({ requestId: idText }), answer: cards },
  'GET bookings/test': { answer: cards },
  'POST bookings/reject': {
    body: z.object({
      test_request_id: int,
      practice_id: int,
      /** -1 declines for every location of the practice. */
      location_id: int,
      reason: z.string().trim().min(1, 'Please give a reason.'),
    }),
    answer: z.object({ Result: z.string(), locationNameList: z.array(z.string()) }),
  },
} as const;

export type RejectAnswer = z.infer<(typeof bookingsPortalWire)['POST bookings/reject']['answer']>;
export type CalendarEventAnswer = z.infer<typeof calendarEvent>;
