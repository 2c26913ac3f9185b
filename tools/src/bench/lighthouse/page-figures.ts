import { type Category, categories, type Report } from './run-lighthouse';

/** Figures of one load: scores from 0 to 100, times in ms, script in kB. */
export interface PageFigures {
  scores: Record<Category, number>;
  blocking: number;
  largestPaint: number;
  shift: number;
  /** Script of the file with the most that did not run; Lighthouse leaves out files with less than 20 kB of it. */
  unusedScript: number;
  longestTask: number;
}

/** Reads the figures of a load from its report. */
export function readFigures({ categories: results, audits }: Report): PageFigures {
  const toScore = (category: Category) => Math.round((results[category]?.score ?? Number.NaN) * 100);
  const items = (audit: string) => audits[audit]?.details?.items ?? [];
  return {
    scores: Object.fromEntries(categories.map((category) => [category, toScore(category)])) as Record<Category, number>,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    unusedScript: Math.max(0, ...items('unused-javascript').map(({ wastedBytes = 0 }) => wastedBytes / 1000)),
    longestTask: Math.max(0, ...items('long-tasks').map(({ duration = 0 }) => duration)),
  };
}

export const getMedian = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
