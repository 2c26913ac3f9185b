import { z } from 'zod';
import { wallClock } from '../values';

/** Ours: what a patient gets back who cancels now, or was promised when canceling; part of the patient's card. */
export const cancelTerms = z.object({
  /** What was taken from the card, or is about to be; 0 before a booking and with insurance. */
  deposit_cents: z.number(),
  /** Of the deposit; null: the care team decides. */
  refund_percent: z.number().nullable(),
  /** The last wall-clock time at the center for the refund of the full deposit; null without a deposit. */
  full_refund_until: wallClock.nullable(),
  /** Business days until the money is back, from the cancellation by the care team. */
  refund_days: z.number(),
});
cancelTerms.register(z.globalRegistry, { id: 'CancelTerms' });

export type CancelTermsResponse = z.infer<typeof cancelTerms>;
