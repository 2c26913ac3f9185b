/** One figure of the benchmark beside its goal. */
export interface Goal {
  name: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

/** Describes a figure that should be at most, or at least, a limit. A figure that cannot be measured misses its goal. */
export const limitGoal = (name: string, value: number, unit: string, limit: { most: number } | { least: number }): Goal => ({
  name,
  measured: Number.isFinite(value) ? `${formatFigure(value)}${unit}` : 'not measured',
  goal: 'most' in limit ? `≤ ${limit.most}${unit}` : `≥ ${limit.least}${unit}`,
  // Another process sends NaN as null, which would be less than any limit.
  isMet: Number.isFinite(value) && ('most' in limit ? value <= limit.most : value >= limit.least),
});

/** Formats a figure with as many decimals as its size needs. */
export const formatFigure = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** Formats goals as a table, the missed ones first. */
export function formatGoals(goals: readonly Goal[]): string {
  const sorted = [...goals].sort((one, other) => Number(one.isMet) - Number(other.isMet));
  const rows = sorted.map(({ name, measured, goal, isMet }) => `| ${name} | ${measured} | ${goal} | ${isMet ? 'met' : 'missed'} |`);
  return ['| figure | measured | goal | |', '|---|---|---|---|', ...rows].join('\n');
}
