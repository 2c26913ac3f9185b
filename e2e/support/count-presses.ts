import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './site';

let presses = 0;
let isCounting = false;

/** Makes the driver count: each click, and each choice in a native menu, which one press opens. */
function startCounting() {
  presses = 0;
  if (isCounting) return;
  isCounting = true;
  browser.overwriteCommand(
    'click',
    async (
      click: (...given: Parameters<WebdriverIO.Element['click']>) => Promise<void>,
      ...options: Parameters<WebdriverIO.Element['click']>
    ) => {
      presses += 1;
      await click(...options);
    },
    true,
  );
  browser.overwriteCommand(
    'selectByVisibleText',
    async (select: (text: string | number) => Promise<void>, text: string | number) => {
      presses += 1;
      await select(text);
    },
    true,
  );
}

/** Counts the press that opens the picker of a file; the driver sets the file without it. */
export const countFilePicker = () => (presses += 1);

/** Counts the presses of links, buttons and choices that a task needs in this browser. */
export async function countPresses(task: () => Promise<void>): Promise<number> {
  startCounting();
  await task();
  return presses;
}

/** Reads how many presses a task of patients may need, from the table in docs/journeys.md. */
export function readAllowedPresses(task: string): number {
  const row = readFileSync(join(root, 'docs/journeys.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, name]) => name === task);
  if (!row) throw new Error(`docs/journeys.md has no task '${task}'`);
  return Number(row[4]);
}
