import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type desktop, outputFolder, type phone } from '../support/check-screen';
import { type CrawlResult, crawlAs, describeTurn } from './crawl';
import { keepProgress } from './progress';
import { roles } from './roles';

/** A crawl presses thousands of controls. */
const maxMs = 6 * 60 * 60 * 1000;

const formatResult = ({ role, screens, presses, gone, findings }: CrawlResult) =>
  `| ${role} | ${screens} | ${presses} | ${gone.length} | ${findings.length} |`;

/** Returns a table with a row per role, and the findings by role. */
function formatReport(width: number, results: CrawlResult[]): string {
  const table = ['| Role | Screens | Presses | Gone | Findings |', '|---|---|---|---|---|', ...results.map(formatResult)];
  const lists = results.flatMap(({ role, gone, findings }) => [
    ...findings.map(({ place, what }) => `${role}: ${place}\n    ${what}`),
    ...gone.map((turn) => `${role}: ${describeTurn(turn)}\n    was gone at both of its turns`),
  ]);
  return [`\n${width} px`, ...table, ...lists].join('\n');
}

const { CRAWL_ROLE: onlyRole, CRAWL_SCREENS: start = '', CRAWL_CONTINUE: goesOn } = process.env;
const isIncluded = (path: string) => path.startsWith(start);

/**
 * Defines a test per role at one width; only of the role in CRAWL_ROLE and of the screens whose path starts with CRAWL_SCREENS, if set.
 * CRAWL_CONTINUE=1 goes on where the last one was cut off. The report is written to e2e/output for `npm run crawl`.
 */
export function crawlAtWidth(viewport: typeof desktop | typeof phone) {
  const results: CrawlResult[] = [];
  describe(`Every screen at ${viewport.width} px`, function () {
    this.timeout(maxMs);
    const crawled = roles.filter(({ name }) => !onlyRole || name === onlyRole);
    if (crawled.length === 0) throw new Error(`No role '${onlyRole}'. Roles: ${roles.map(({ name }) => name).join(', ')}`);
    for (const role of crawled) {
      it(`works for the role ${role.name}, whatever is pressed`, async () => {
        if (results.length > 0) await browser.reloadSession();
        await browser.setViewport(viewport);
        const { starts, states = [] } = role;
        const includedStarts = starts.filter(isIncluded);
        const result = await crawlAs(
          // A screen that only links lead to, such as that of one request, is its own start.
          { ...role, starts: includedStarts.length > 0 ? includedStarts : [start], states: states.filter(({ url }) => isIncluded(url)) },
          { isIncluded, progress: keepProgress(`${role.name}${start.replaceAll('/', '-')}`, viewport.width, { goesOn: goesOn === '1' }) },
        );
        results.push(result);
        mkdirSync(outputFolder, { recursive: true });
        writeFileSync(join(outputFolder, `crawl-${viewport.width}.txt`), formatReport(viewport.width, results));
        expect(result.findings).toEqual([]);
      });
    }
  });
}
