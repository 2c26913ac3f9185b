const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Dollars, with cents only when there are any: '$300', '$22.50'. */
export const dollars = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);
