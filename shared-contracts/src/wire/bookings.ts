import { z } from 'zod';
import { bookingCard } from './bookings/card';
import { flag, idText } from './values';

/** The same for a record in progress, in the other spelling (SC-373). */
const progressCard = z.object({
  ID: z.number(),
  TestRequestID: z.number().nullable(),
  date_requested: z.string(),
  SelfPay: flag,
  Distance: z.number(),
  ZipCode: z.string(),
  doctor: z.string().nullable(),
  has_blob: flag,
  ScanServiceName: z.string(),
  ScanDescription: z.string(),
  ScanExtraOption: z.string(),
  ScanTypeName: z.string(),
});

const bookingWindow = z.object({ id: z.number(), window_open: z.string(), window_close: z.string() });

/** Wire shapes of bookings. */
export const bookingsWire = {
  'GET bookings/patient_requested': { answer: z.object({ results: z.array(bookingCard) }) },
  'GET bookings/patient_booked': { answer: z.object({ results: z.array(bookingCard) }) },
  'GET bookings/past': { answer: z.object({ results: z.array(bookingCard) }) },
  'GET bookings/in-progress': { answer: z.object({ results: z.array(progressCard) }) },
  'GET bookings/windows/:requestId': {
    params: z.object({ requestId: idText }),
    answer: z.object({ results: z.array(bookingWindow) }),
  },
} as const;

export type ProgressCardAnswer = z.infer<typeof progressCard>;
export type WindowsAnswer = z.infer<(typeof bookingsWire)['GET bookings/windows/:requestId']['answer']>;

export { bookingsPortalWire } from './bookings/portal';
export { type BookingCardAnswer } from './bookings/card';
