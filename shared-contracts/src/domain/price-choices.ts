const step = 10;

/**
 * Prices a center may agree on, in whole dollars, highest first: from the budget down to half of it in steps of 10.
 * Internal staff begin at one and a half times the budget less 10 (IC-124, IC-125, D112).
 */
export function listPriceChoices(budget: number, staffPricing: boolean): number[] {
  const highest = staffPricing ? Math.floor(budget * 1.5) - step : budget;
  const lowest = budget / 2;
  const count = Math.max(0, Math.floor((highest - lowest) / step) + 1);
  return Array.from({ length: count }, (_value, index) => highest - index * step);
}
