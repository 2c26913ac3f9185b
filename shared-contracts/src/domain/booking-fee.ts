/** Percent of a scan's saving that is asked as the fee: 0.1 in the form in which rates are sent (D69). */
const feeRate = 10;

/**
 * The fee of a booking: ((average cost - bid) / 100 x rate), rounded to whole dollars and never below 0 (IC-246, D68).
 * Takes dollars, and the rate in percent.
 */
export const bookingFee = (averageCost: number, bid: number, rate: number = feeRate): number =>
  Math.max(0, Math.round(((averageCost - bid) / 100) * rate));
