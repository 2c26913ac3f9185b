import { z } from 'zod';
import { estimates } from './bookings/estimate';
import { idText, numeric, optionalId } from './values';

/** A deposit that may be paid back; `id` is the request's. Status 'requested', then 'complete' (SC-348). */
const refund = z.object({
  id: z.number(),
  /** Ours and optional: of which appointment, as a request can be booked and canceled more than once. */
  appointment_id: z.number().optional(),
  first_name: z.string(),
  last_name: z.string(),
  scan_name: z.string(),
  location_name: z.string(),
  /** Wall-clock time at the location. */
  appointment: z.string(),
  time_zone: z.string(),
  reason: z.string(),
  /** Whole dollars. */
  fee: z.number(),
  refund_status: z.string(),
  refund_percent: z.number().nullable(),
  /** Ours: the least percentage that the patient was promised when asking to cancel; null: none. Missing from an older API. */
  refund_promised: z.number().nullish(),
});
refund.register(z.globalRegistry, { id: 'Refund' });

const id = z.object({ id: idText });
const percentMessage = 'Enter a percentage from 0 to 100.';

/** Wire shapes of refunds. */
export const refundsWire = {
  'GET refunds/requests': { response: z.object({ results: z.array(refund) }) },
  'GET refunds/scan/:id': { params: id, response: refund },
  /** Ours: the charges that the patient of a request can expect, to check a bill against them. */
  'GET refunds/estimates/:id': { params: id, response: estimates },
  'PATCH refunds/issue/:id': {
    params: id,
    body: z.object({
      refund_status: z.literal('complete'),
      refund_percent: numeric.min(0, percentMessage).max(100, percentMessage),
      /** Selects the deposit; ambiguous without it when a request has several, so that is rejected. */
      appointment_id: optionalId,
    }),
    response: refund,
  },
} as const;

export type RefundResponse = z.infer<typeof refund>;
