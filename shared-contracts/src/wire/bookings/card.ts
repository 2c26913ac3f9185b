import { z } from 'zod';
import { flag } from '../values';
import { appointmentLife } from './attendance';
import { cancelTerms } from './cancel-terms';
import { reschedule } from './reschedule';

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
cardLocation.register(z.globalRegistry, { id: 'CardLocation' });

/** A request as its patient sees it (SC-372). */
export const bookingCard = z.object({
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
  /** Ours: null while the patient asks for no other time; missing from an older API. */
  reschedule: reschedule.nullish(),
  /** Ours, in the patient's open and booked cards. */
  cancel_terms: cancelTerms.optional(),
  /** Ours, in the patient's open cards: the appointment that the center canceled; null without one, missing from an older API. */
  canceled: z.object({ window_open: z.string(), time_zone: z.string() }).nullish(),
  /** Ours: the name of the patient, for centers; missing from an older API. */
  patient: z.string().nullish(),
  ...appointmentLife,
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
bookingCard.register(z.globalRegistry, { id: 'BookingCard' });

export type BookingCardResponse = z.infer<typeof bookingCard>;
