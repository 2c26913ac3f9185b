import { maxSeries } from '@scanharbor/shared-ui/chart-colors';

/** Values of one thing in a chart, one for each category; null where there is none. */
export interface Series<Value extends number | null = number> {
  id: string;
  label: string;
  values: readonly Value[];
}

const sum = ({ values }: Series) => values.reduce((total, value) => total + value, 0);

/** Sorts series by their sum, the largest first. */
export const sortSeries = (series: readonly Series[]): Series[] =>
  [...series].sort((one, other) => sum(other) - sum(one) || one.label.localeCompare(other.label));

/** Sorts series, and adds up the smallest ones where there are more than a reader can distinguish. */
export function limitSeries(series: readonly Series[], restLabel: string): Series[] {
  const sorted = sortSeries(series);
  if (sorted.length <= maxSeries) return sorted;
  const rest = sorted.splice(maxSeries - 1);
  const values = (rest[0]?.values ?? []).map((_value, index) => rest.reduce((total, one) => total + (one.values[index] ?? 0), 0));
  return [...sorted, { id: 'rest', label: restLabel, values }];
}
