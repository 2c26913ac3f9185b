import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { focused } from './keyboard';
import { root } from './site';

const readNumber = (cell = '') => Number(/\d+/.exec(cell)?.[0] ?? Number.NaN);

/** Reads the table of staff in docs/journeys.md: the present number of keys of each job, NaN for one that is not counted. */
export function readKeyCounts(): Map<string, number> {
  const [, staff = ''] = readFileSync(join(root, 'docs/journeys.md'), 'utf8').split(/^# /m);
  const rows = staff
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.slice(2).map(([, job = '', , , , keys]) => [job, readNumber(keys)]));
}

const maxPresses = 60;

/** Presses keys as a user without a mouse, and counts them; typed text does not count. */
export function createKeyCounter() {
  let presses = 0;
  const press = async (...keys: string[]) => {
    presses += 1;
    await browser.keys(keys);
  };
  return {
    press,
    type: (text: string) => browser.keys(Array.from(text)),
    /** Passes the navigation by “Skip to content”. */
    skip: async () => {
      await press('Tab');
      await press('Enter');
    },
    /** Presses Tab until the focused element has the name. */
    tabTo: async (name: RegExp) => {
      const start = presses;
      while (presses - start < maxPresses) {
        await press('Tab');
        if (name.test(await focused())) return;
      }
      throw new Error(`Tab does not reach ${String(name)}`);
    },
    count: () => presses,
  };
}
