import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ensureBrowser, headlessSwitches } from '../../browser/ensure-browser';
import { workspaceRoot } from '../../webpack/package-folders';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

const itemSchema = z.looseObject({ url: z.string().optional(), wastedBytes: z.number().optional(), duration: z.number().optional() });

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      // The items of a checklist are an object, which has none of the figures.
      details: z.looseObject({ items: z.array(itemSchema).optional().catch(undefined) }).optional(),
    }),
  ),
});

/** What Lighthouse reports of one load of a page. */
export type Report = z.infer<typeof reportSchema>;

/** A report contains a screenshot of every step. */
const maxBytes = 64_000_000;

/**
 * Loads a page once in a new profile of this machine's browser, as Lighthouse's mobile phone: slow CPU and line, 412 px wide. In the
 * headless shell, since Chromium itself renders pages of its own window beside it, which takes half a second of one core. Rejects when the
 * page does not load.
 */
export async function runLighthouse(url: string, only: readonly Category[] = categories): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(workspaceRoot, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${only.join(',')}`,
      `--chrome-flags=${headlessSwitches.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureBrowser().headlessShell }, maxBuffer: maxBytes },
  );
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Lists the audits that cost a category points, with what Lighthouse found. */
export const listFailedAudits = (report: Report, category: Category) =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    return weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 1 ? [{ id, ...audit }] : [];
  });
