import { z } from 'zod';
import { flag, idText } from './values';

const cardLocation = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  time_zone: z.string(),
});

/** A request as its patient sees it (SC-372). */
const card = z.object({
  id: z.number(),
  date_requested: z.string(),
  fee: z.number(),
  budget: z.number(),
  self_pay: flag,
  distance: z.number(),
  zip_code: z.string(),
  doctor: z.string().nullable(),
  has_blob: flag,
  has_contract: flag,
  open_window: flag,
  booked: flag,
  scheduled: z.object({ window_open: z.string(), time_zone: z.string() }).nullable(),
  IsMFP: flag,
  IsCancelRequested: flag,
  location: cardLocation.nullable(),
  windows: z.array(z.object({ window_open: z.string(), window_close: z.string() })),
  scan_service: z.object({
    id: z.number(),
    value: z.string(),
    description: z.string(),
    option: z.string(),
    cpt_code: z.string(),
    scan_type: z.object({ id: z.number(), value: z.string() }),
  }),
});

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

export const bookingWindow = z.object({ id: z.number(), window_open: z.string(), window_close: z.string() });

/** Wire shapes of bookings. */
export const bookingsWire = {
  'GET bookings/patient_requested': { answer: z.object({ results: z.array(card) }) },
  'GET bookings/patient_booked': { answer: z.object({ results: z.array(card) }) },
  'GET bookings/past': { answer: z.object({ results: z.array(card) }) },
  'GET bookings/in-progress': { answer: z.object({ results: z.array(progressCard) }) },
  'GET bookings/windows/:requestId': {
    params: z.object({ requestId: idText }),
    answer: z.object({ results: z.array(bookingWindow) }),
  },
} as const;

export type BookingCardAnswer = z.infer<typeof card>;
export type ProgressCardAnswer = z.infer<typeof progressCard>;
export type WindowsAnswer = z.infer<(typeof bookingsWire)['GET bookings/windows/:requestId']['answer']>;

export { bookingsPortalWire } from './bookings/portal';
