import { texts } from '../../texts';
import { formatPercent } from './format-figures';

function findEnds(points: readonly (number | null)[]) {
  const values = points.filter((point) => point !== null);
  return { first: values[0] ?? 0, last: values.at(-1) ?? 0, most: Math.max(0, ...values) };
}

/** Describes the visits of the last hour in words. */
export function summarizeVisits(points: readonly number[]): string {
  const { first, last, most } = findEnds(points);
  return texts.trend.visits(first, last, most);
}

/** Describes the share of failed visits in the last hour, in percent, in words. Parts without visits do not count. */
export function summarizeFailures(points: readonly (number | null)[]): string {
  const { first, last, most } = findEnds(points);
  return texts.trend.failures(formatPercent(first), formatPercent(last), formatPercent(most));
}
