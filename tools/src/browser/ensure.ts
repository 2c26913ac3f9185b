import { existsSync } from 'node:fs';
import { installOnDebian, mayInstall } from './debian';

/** Paths of what drives a browser; a part that is missing is left to WebdriverIO, which fetches it. */
interface Browser {
  chromium?: string;
  chromedriver?: string;
}

const places = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'],
  chromedriver: ['/usr/bin/chromedriver', '/usr/lib/chromium-browser/chromedriver'],
};

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** The browser of this machine. CHROME_PATH and CHROMEDRIVER_PATH come first. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): Browser {
  const chromium = firstThere([env.CHROME_PATH, ...places.chromium]);
  // A browser of one's own has a version of its own, which the system's driver need not fit.
  const ownBrowser = chromium !== undefined && chromium === env.CHROME_PATH;
  const chromedriver = firstThere([
    env.CHROMEDRIVER_PATH,
    ...(ownBrowser && !places.chromium.includes(chromium) ? [] : places.chromedriver),
  ]);
  return { chromium, chromedriver };
}

/**
 * Finds a browser and its driver, and installs them where none is and that can be done without asking (Debian as root).
 * What is still missing after that is left to WebdriverIO.
 */
export function ensureBrowser(): Browser {
  const found = findBrowser();
  if (found.chromium || !mayInstall()) return found;
  console.log('No browser here: installing chromium and chromium-driver …');
  if (!installOnDebian('chromium', 'chromium-driver'))
    console.log('The packages could not be installed; WebdriverIO will look for a browser.');
  return findBrowser();
}

/** Switches for a headless browser that makes no calls of its own. */
export const quietSwitches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
