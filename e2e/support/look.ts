import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { root } from './site';

export const outputFolder = join(root, 'e2e/output');

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Writes a picture of the whole page to e2e/output. */
export async function shot(name: string, on: WebdriverIO.Browser = browser) {
  mkdirSync(outputFolder, { recursive: true });
  const { data } = await on.browsingContextCaptureScreenshot({ context: await on.getWindowHandle(), origin: 'document' });
  writeFileSync(join(outputFolder, `${name}.png`), Buffer.from(data, 'base64'));
}

/** Violations of the page as it is, one line each: rule, what is wrong, where. */
export async function axeViolations(): Promise<string[]> {
  await browser.execute(`if (!window.axe) { ${axe.source} }`);
  const found = await browser.execute(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html.slice(0, 120)) }));
  });
  return found.map(({ id, help, where }) => `${id}: ${help} at ${where.slice(0, 5).join(', ')}`);
}

/** How many pixels the page is wider than its window. */
export const sidewaysScroll = () => browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

let found: string[] = [];

/** What `look` found since the last call. A journey goes on to its end and fails then, with all of it. */
export function takeFindings(): string[] {
  const taken = found;
  found = [];
  return taken;
}

/** Until fonts are there and the layout of a new width is drawn. */
export const settled = () =>
  browser.execute(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Pictures show a page from its top: a header that stays in sight would lie across the middle of one that was scrolled. */
async function shotFromTop(name: string) {
  const top = await browser.execute(() => window.scrollY);
  await browser.execute(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await shot(name);
  await browser.execute((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
}

/** Notes which address a picture shows, for `npm run pictures`, which misses the routes that none shows. */
async function noteAddress() {
  appendFileSync(join(outputFolder, 'addresses.txt'), `${new URL(await browser.getUrl()).pathname}\n`);
}

async function examine(name: string) {
  await settled();
  const wider = await sidewaysScroll();
  if (wider > 0) found.push(`${name}: scrolls sideways by ${wider} px`);
  found.push(...(await axeViolations()).map((violation) => `${name}: ${violation}`));
  await shotFromTop(name);
  await noteAddress();
}

/** Looks at the screen at 1280 and at 390 px: nothing to scroll sideways, no axe violation, a picture of each. */
export async function look(name: string) {
  await browser.setViewport(phone);
  await examine(`${name}-390`);
  await browser.setViewport(desktop);
  await examine(`${name}-1280`);
}
