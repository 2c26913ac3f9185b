import { formatDollars } from './money';

/** What a self-pay patient pays for a scan at one center: at the scan, and as deposit; whole dollars. */
interface Price {
  price: number;
  fee: number;
}

/** Maximum distance of "near": prices and centers farther away do not count. */
export const nearMiles = 50;

/** The total: scan, reading and deposit. Every price that the suite shows to patients is a total. */
export const getTotal = ({ price, fee }: Price): number => price + fee;

/** Returns the lowest total of the offers, the number behind "from"; undefined without an offer. */
export const getLowestTotal = (offers: readonly Price[]): number | undefined =>
  offers.length === 0 ? undefined : Math.min(...offers.map(getTotal));

/** Words of a price; a translation replaces them. */
export const priceTexts = {
  near: (zip: string) => `near ${zip}`,
  anywhere: 'at our centers',
  from: (total: string, place: string) => `from ${total} ${place}`,
} as const;

/** Formats the place of a price: 'near 10018', and without a ZIP code 'at our centers'. */
export const formatPricePlace = (zip?: string): string => (zip ? priceTexts.near(zip) : priceTexts.anywhere);

/** Formats the lowest total with its place: 'from $225 near 10018', and without a ZIP code 'from $225 at our centers'. */
export const formatPriceFrom = (total: number, zip?: string): string => priceTexts.from(formatDollars(total), formatPricePlace(zip));

/** Returns by how many percent, rounded down, a total is below the market rate; 0 when it is not. */
export const getSavingPercent = (total: number, marketRate: number): number =>
  marketRate > total ? Math.floor(((marketRate - total) / marketRate) * 100) : 0;
