import { type CancelTermsResponse } from '../wire/bookings/cancel-terms';
import { type Complete } from './codec';

/** What a patient gets back who cancels now, or was promised when canceling. The API has the rule. */
export interface CancelTerms {
  /** In cents; 0 before a booking and with insurance. */
  depositCents: number;
  /** Of the deposit; null: the care team decides. */
  refundPercent: number | null;
  /** The last wall-clock time at the center for the refund of the full deposit; null without a deposit. */
  fullRefundUntil: string | null;
  /** Business days until the money is back, from the cancellation by the care team. */
  refundDays: number;
}

export const readCancelTerms = (wire: CancelTermsResponse): Complete<CancelTerms> => ({
  depositCents: wire.deposit_cents,
  refundPercent: wire.refund_percent,
  fullRefundUntil: wire.full_refund_until,
  refundDays: wire.refund_days,
});

export const writeCancelTerms = (terms: CancelTerms): Complete<CancelTermsResponse> => ({
  deposit_cents: terms.depositCents,
  refund_percent: terms.refundPercent,
  full_refund_until: terms.fullRefundUntil,
  refund_days: terms.refundDays,
});
