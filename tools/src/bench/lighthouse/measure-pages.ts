import { formatFigure, type Goal, limitGoal } from '../api/goals';
import { getMedian, type PageFigures, readFigures } from './page-figures';
import { categories, listFailedAudits, runLighthouse } from './run-lighthouse';

/** Pages with goals, each loaded several times. */
const pages = ['/', '/scans/mri', '/request-scan', '/login'];

/** Other first pages, loaded once. */
const others = ['/request-scan/centers', '/px-scan-request?invitationId=demo-invitation', '/ic-login', '/doctor_search'];

const titles = ['performance', 'accessibility', 'best practices', 'SEO', 'TBT ms', 'LCP ms', 'CLS', 'unused script kB', 'longest task ms'];

const listValues = ({ scores, blocking, largestPaint, shift, unusedScript, longestTask }: PageFigures) => [
  ...categories.map((category) => scores[category]),
  blocking,
  largestPaint,
  shift,
  unusedScript,
  longestTask,
];

/** Returns the goals of a page; `runs` are loads of it. */
function listGoals(path: string, runs: readonly PageFigures[]): Goal[] {
  const median = (read: (figures: PageFigures) => number) => getMedian(runs.map(read));
  const least = (name: string, goal: number, read: (figures: PageFigures) => number) =>
    limitGoal(`${path}: ${name}`, median(read), '', { least: goal });
  return [
    least('performance', 95, ({ scores }) => scores.performance),
    least('accessibility', 100, ({ scores }) => scores.accessibility),
    least('best practices', 100, ({ scores }) => scores['best-practices']),
    least('SEO', 100, ({ scores }) => scores.seo),
    limitGoal(
      `${path}: total blocking time`,
      median(({ blocking }) => blocking),
      ' ms',
      { most: 150 },
    ),
    limitGoal(
      `${path}: unused script of a file`,
      median(({ unusedScript }) => unusedScript),
      ' kB',
      { most: 20 },
    ),
  ];
}

/** Loads a page `runs` times, prints its figures and what costs it points, and returns them. */
async function measurePage(site: string, path: string, runs: number): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  const causes = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const report = await runLighthouse(site + path);
    figures.push(readFigures(report));
    for (const category of categories.slice(1))
      for (const { id, title, details } of listFailedAudits(report, category))
        causes.add(`${path}: ${category}, ${id}: ${title} ${JSON.stringify(details?.items?.slice(0, 3) ?? []).slice(0, 600)}`);
  }
  const columns = figures.map(listValues);
  const medians = titles.map((_title, column) => getMedian(columns.map((values) => values[column] ?? Number.NaN)));
  console.log(`| ${path} | ${medians.map((value, column) => (column < categories.length ? value : formatFigure(value))).join(' | ')} |`);
  for (const cause of causes) console.error(cause);
  return figures;
}

/** Measures the first pages of a site with Lighthouse and returns their figures beside the goals. */
export async function measurePages(site: string, runs: number): Promise<Goal[]> {
  console.log(`\n| page, median of ${runs} | ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length + 1)}`);
  const goals: Goal[] = [];
  for (const path of pages) goals.push(...listGoals(path, await measurePage(site, path, runs)));
  for (const path of others) await measurePage(site, path, 1);
  return goals;
}
