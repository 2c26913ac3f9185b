const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats dollars, with cents only when there are any: '$300', '$22.50'. */
export const formatDollars = (amount: number): string => (Number.isInteger(amount) ? wholeDollars : exact).format(amount);
