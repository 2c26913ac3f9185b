import { existsSync } from 'node:fs';
import { remote } from 'webdriverio';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1280,900',
];

const installed = (path: string) => (existsSync(path) ? path : undefined);

/** A browser with a fresh profile, and more switches where a measurement needs them. */
export function openBrowser(switches: string[] = []) {
  return remote({
    logLevel: 'error',
    capabilities: {
      browserName: 'chrome',
      // The moment of content is measured in the page; waiting for the load event would only add to the run.
      pageLoadStrategy: 'none',
      'wdio:enforceWebDriverClassic': true,
      'wdio:chromedriverOptions': { binary: installed('/usr/bin/chromedriver') },
      'goog:chromeOptions': { binary: installed('/usr/bin/chromium'), args: [...flags, ...switches] },
    },
  });
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A slow phone on a slow line: CPU 4 times slower, 1.6 Mbit/s, 150 ms round trip. */
export async function slowDown(browser: Browser, { network = true } = {}) {
  await browser.sendCommandAndGetResult('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!network) return;
  await browser.sendCommandAndGetResult('Network.enable', {});
  await browser.sendCommandAndGetResult('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Signs in by a token, without the login screen. */
export async function signIn(browser: Browser, site: string, email: string) {
  const answer = await fetch(`${site}/api/__control/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { token } = (await answer.json()) as { token: string };
  await browser.url(`${site}/registry.json`);
  await browser.setCookies({ name: 'authToken', value: token, path: '/' });
}

export const median = (values: number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
