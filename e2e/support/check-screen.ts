import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand } from '@scanharbor/shared-contracts';
import type axe from 'axe-core';
import { root } from './site';
import { findTextsOutsideBoxes } from './text-boxes';

export const outputFolder = join(root, 'e2e/output');

export const desktop = { width: 1280, height: 900 };
const tablet = { width: 768, height: 1024 };
export const phone = { width: 390, height: 844 };

/** Writes a screenshot of the full page to e2e/output. */
export async function takeScreenshot(name: string, on: WebdriverIO.Browser = browser) {
  mkdirSync(outputFolder, { recursive: true });
  const { data } = await on.browsingContextCaptureScreenshot({ context: await on.getWindowHandle(), origin: 'document' });
  writeFileSync(join(outputFolder, `${name}.png`), Buffer.from(data, 'base64'));
}

/** Sent to a page once: each time takes the browser seconds. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the page's current axe violations, one line each: rule, help text, elements. */
export async function axeViolations(): Promise<string[]> {
  if (!(await browser.execute(() => 'axe' in window))) await browser.execute(axeSource);
  const violations = await browser.execute(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    // The frames of other sites, such as the chat, are theirs; messages to them end on the console.
    const exclude = [...document.querySelectorAll('iframe')].filter(({ contentDocument }) => !contentDocument);
    const results = await tool.run({ include: [document], exclude }, { resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html.slice(0, 120)) }));
  });
  return violations.map(({ id, help, elements }) => `${id}: ${help} at ${elements.slice(0, 5).join(', ')}`);
}

/** Returns the horizontal overflow of the page, in px. */
export const getHorizontalOverflow = () =>
  browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

let findings: string[] = [];

/** Returns the findings of `checkScreen` since the last call. A journey runs to its end and then fails with all of them. */
export function takeScreenFindings(): string[] {
  const taken = findings;
  findings = [];
  return taken;
}

/** Waits until fonts are loaded and the layout of a new width is rendered. */
export const waitUntilSettled = () =>
  browser.execute(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Time in ms for scripts to take over the page that the server sent; a screen that could not be loaded has no source. */
const takeOverMs = 5_000;

/** Waits until the page is rendered by its scripts: until then a change of width does not apply all media queries. */
const waitUntilRendered = async () => {
  if (!(await $('[data-layout]').isExisting())) return;
  await $('[data-from]')
    .waitForExist({ timeout: takeOverMs })
    .catch(() => undefined);
};

/** Takes a screenshot from the top of the page: on a scrolled page the sticky header would cover its middle. */
async function takeScreenshotFromTop(name: string) {
  const top = await browser.execute(() => window.scrollY);
  await browser.execute(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await takeScreenshot(name);
  await browser.execute((previous) => window.scrollTo({ top: previous, behavior: 'instant' }), top);
}

/** Records the path of a screenshot for `npm run screenshots`, which lists the routes without one. */
async function recordPath() {
  appendFileSync(join(outputFolder, 'addresses.txt'), `${new URL(await browser.getUrl()).pathname}\n`);
}

/** Whether to keep a screenshot of every checked screen, as `npm run screenshots` does; they take as long as the checks. */
const keepsScreenshots = process.env.E2E_SCREENSHOTS === '1';

async function checkLayout(): Promise<string[]> {
  await waitUntilSettled();
  const overflowPx = await getHorizontalOverflow();
  return [...(overflowPx > 0 ? [`scrolls horizontally by ${overflowPx} px`] : []), ...(await findTextsOutsideBoxes())];
}

async function report(name: string, found: string[], { keepsScreenshot }: { keepsScreenshot: boolean }) {
  findings.push(...found.map((finding) => `${name}: ${finding}`));
  if (keepsScreenshot || found.length > 0) await takeScreenshotFromTop(name);
}

async function checkWidth(name: string) {
  await report(name, [...(await checkLayout()), ...(await axeViolations())], { keepsScreenshot: keepsScreenshots });
  if (keepsScreenshots) await recordPath();
}

/** The one form of titles: 'Your tests | ScanHarbor'; a screen without its own has the title of the site. */
const titleForm = new RegExp(` \\| ${brand.name}$|^${brand.name}: `);

/**
 * Checks the form of the title, and the screen at 1280, 768 and 390 px for horizontal overflow and texts that leave their boxes, and for
 * axe violations at the first and the last width; what it finds has a screenshot.
 */
export async function checkScreen(name: string) {
  await waitUntilRendered();
  const title = await browser.getTitle();
  if (!titleForm.test(title)) findings.push(`${name}: has the title '${title}'`);
  await browser.setViewport(phone);
  await checkWidth(`${name}-390`);
  await browser.setViewport(tablet);
  await report(`${name}-768`, await checkLayout(), { keepsScreenshot: false });
  await browser.setViewport(desktop);
  await checkWidth(`${name}-1280`);
}
