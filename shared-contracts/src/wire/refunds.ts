import { z } from 'zod';
import { idText, optionalId } from './values';

/** A deposit that may be paid back; `id` is the request's. Status 'requested', then 'complete' (SC-348). */
const refund = z.object({
  id: z.number(),
  /** Ours and optional: of which appointment, as a request may have been booked and cancelled more than once. */
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
});

const id = z.object({ id: idText });
const percentMessage = 'Please enter a percent from 0 to 100.';

/** Wire shapes of refunds. */
export const refundsWire = {
  'GET refunds/requests': { answer: z.object({ results: z.array(refund) }) },
  'GET refunds/scan/:id': { params: id, answer: refund },
  'PATCH refunds/issue/:id': {
    params: id,
    body: z.object({
      refund_status: z.literal('complete'),
      refund_percent: z.coerce.number().min(0, percentMessage).max(100, percentMessage),
      /** Which deposit is meant; without it a request that has several refunds is refused. */
      appointment_id: optionalId,
    }),
    answer: refund,
  },
} as const;

export type RefundAnswer = z.infer<typeof refund>;
