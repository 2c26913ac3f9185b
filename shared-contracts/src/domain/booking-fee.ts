/** Share of a scan's saving that is the fee: 0.1, in the form in which rates are sent (D69). */
const feeRate = 10;

interface FeeTerms {
  /** False for insured patients, who pay no deposit. */
  selfPay: boolean;
  /** Fee of the scan near the patient, while the request is not sent. */
  scanFee?: number | undefined;
  /** Fee of the stored request: what the patient saw and agreed to. */
  currentFee?: number | undefined;
  averageCost?: number;
  /** What the patient pays at the scan. */
  bid?: number;
  /** Percent. */
  rate?: number;
}

/**
 * The fee of a booking, in whole dollars: the deposit that a center's booking holds on the card of a self-pay patient, who
 * pays the rest at the scan. It is the fee of the scan, else that of the stored request (PR-152), and never follows a price
 * that staff choose later. Without either it is ((average cost - bid) / 100 x rate), rounded (IC-246) and never below 0 (D68),
 * which is 0 while no average cost is known (PR-153).
 */
export function getBookingFee({ selfPay, scanFee, currentFee, averageCost = 0, bid = 0, rate = feeRate }: FeeTerms): number {
  if (!selfPay) return 0;
  return scanFee ?? currentFee ?? Math.max(0, Math.round(((averageCost - bid) / 100) * rate));
}
