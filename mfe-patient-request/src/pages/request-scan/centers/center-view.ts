import { type CenterResult } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { bundledDistances } from '@scanharbor/shared-contracts/domain/distance-option';
import { isEvening, isWeekend } from '@scanharbor/shared-contracts/domain/openings';

export const sortOrders = ['price', 'distance', 'time'] as const;
type SortOrder = (typeof sortOrders)[number];

/** What limits and orders the list of centers; stands in the URL. */
export interface CenterView {
  miles: number;
  /** Highest total in whole dollars. */
  maxTotal?: number | undefined;
  open: boolean;
  evening: boolean;
  weekend: boolean;
  sort: SortOrder;
}

const usualMiles = 20;

/** Reads the view from the URL. Insured patients see no price, and so none limits or orders their list. */
export function readCenterView(params: URLSearchParams, selfPay: boolean): CenterView {
  const miles = Number(params.get('miles'));
  const maxTotal = Number(params.get('max'));
  const sort = sortOrders.find((order) => order === params.get('sort')) ?? 'price';
  return {
    miles: bundledDistances.some((option) => option.miles === miles) ? miles : usualMiles,
    maxTotal: selfPay && maxTotal > 0 ? maxTotal : undefined,
    open: params.has('open'),
    evening: params.has('evening'),
    weekend: params.has('weekend'),
    sort: !selfPay && sort === 'price' ? 'distance' : sort,
  };
}

const compare: Record<SortOrder, (one: CenterResult, other: CenterResult) => number> = {
  price: (one, other) => one.total - other.total,
  distance: () => 0,
  // Centers without a known time come last.
  time: (one, other) => (one.openings[0] ?? '9').localeCompare(other.openings[0] ?? '9'),
};

/** Returns the centers of a view in its order; `centers` are nearest first, which decides between equals. */
export const selectCenters = (centers: readonly CenterResult[], view: CenterView): CenterResult[] =>
  centers
    .filter(
      ({ distance, total, hasOpenMachine, openings }) =>
        distance <= view.miles &&
        total <= (view.maxTotal ?? Infinity) &&
        (!view.open || hasOpenMachine) &&
        (!view.evening || openings.some(isEvening)) &&
        (!view.weekend || openings.some(isWeekend)),
    )
    .sort(compare[view.sort]);

/** Returns the openings that the filters of time leave. */
export const selectOpenings = (openings: readonly string[], { evening, weekend }: CenterView): string[] =>
  openings.filter((start) => (!evening || isEvening(start)) && (!weekend || isWeekend(start)));

const priceSteps = [100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000];

/** Returns the highest totals to choose from: those that some of the centers meet and some do not. */
export function listPriceLimits(centers: readonly CenterResult[]): number[] {
  const totals = centers.map(({ total }) => total);
  return priceSteps.filter((limit) => totals.some((total) => total <= limit) && totals.some((total) => total > limit));
}
