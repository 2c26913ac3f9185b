/** Centers and prices within a distance. Money in whole or decimal dollars. */
export interface DistanceOption {
  /** Id of the option, 1 to 4. */
  id: number;
  miles: number;
  centers: number;
  /** Lowest price to pay at the scan. */
  minPrice: number;
  maxPrice: number;
  /** Lowest price plus fee: the self-pay rate. */
  minTotal: number;
  /** Lowest deposit, paid when the appointment is confirmed. */
  minFee: number;
}

/** Shown before the live options arrive (PR-051). */
export const bundledDistances = [
  { id: 1, miles: 5 },
  { id: 2, miles: 20 },
  { id: 3, miles: 35 },
  { id: 4, miles: 50 },
] as const;

/** Miles that a distance slider offers (PR-181, MK-114). */
export const sliderMiles = [2.5, 5, 10, 15, 25, 40, 50] as const;
