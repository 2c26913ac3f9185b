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

const ifInstalled = (path: string) => (existsSync(path) ? path : undefined);

/** Opens a browser with a new profile and optional additional switches. */
export function openBrowser(switches: string[] = []) {
  return remote({
    logLevel: 'error',
    capabilities: {
      browserName: 'chrome',
      // The time to content is measured in the page, so the load event does not matter.
      pageLoadStrategy: 'none',
      'wdio:enforceWebDriverClassic': true,
      'wdio:chromedriverOptions': { binary: ifInstalled('/usr/bin/chromedriver') },
      'goog:chromeOptions': { binary: ifInstalled('/usr/bin/chromium'), args: [...flags, ...switches] },
    },
  });
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Emulates a slow phone on a slow network: CPU 4 times slower, 1.6 Mbit/s, 150 ms round trip. */
export async function throttle(browser: Browser, { network = true } = {}) {
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

/** Signs in with a token, without the login screen. */
export async function signIn(browser: Browser, site: string, email: string) {
  const response = await fetch(`${site}/api/__control/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { token } = (await response.json()) as { token: string };
  await browser.url(`${site}/registry.json`);
  await browser.setCookies({ name: 'authToken', value: token, path: '/' });
}

export const median = (values: number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
