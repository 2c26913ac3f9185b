import { z } from 'zod';
import { bookingCard } from './bookings/card';
import { estimates } from './bookings/estimate';
import { flag, idText, success } from './values';

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
progressCard.register(z.globalRegistry, { id: 'ProgressCard' });

const bookingWindow = z.object({ id: z.number(), window_open: z.string(), window_close: z.string() });
bookingWindow.register(z.globalRegistry, { id: 'BookingWindow' });

/** Wire shapes of bookings. */
export const bookingsWire = {
  'GET bookings/patient_requested': { response: z.object({ results: z.array(bookingCard) }) },
  'GET bookings/patient_booked': { response: z.object({ results: z.array(bookingCard) }) },
  'GET bookings/past': { response: z.object({ results: z.array(bookingCard) }) },
  'GET bookings/in-progress': { response: z.object({ results: z.array(progressCard) }) },
  /** Ours: the patient takes back the request for another time (POST admin/send_email). */
  'DELETE bookings/reschedule/:requestId': { params: z.object({ requestId: idText }), response: success },
  'GET bookings/estimates/:requestId': { params: z.object({ requestId: idText }), response: estimates },
  'POST bookings/estimates/:requestId': { params: z.object({ requestId: idText }), response: estimates },
  'GET bookings/windows/:requestId': {
    params: z.object({ requestId: idText }),
    response: z.object({ results: z.array(bookingWindow) }),
  },
} as const;

export type ProgressCardResponse = z.infer<typeof progressCard>;

export { bookingsPortalWire } from './bookings/portal';
export { type BookingCardResponse } from './bookings/card';
