import { existsSync } from 'node:fs';
import { installOnDebian, canInstall } from './apt-install';

/** Paths of a browser and its driver. WebdriverIO downloads a missing one. */
interface Browser {
  chromium?: string;
  chromedriver?: string;
}

const candidates = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'],
  chromedriver: ['/usr/bin/chromedriver', '/usr/lib/chromium-browser/chromedriver'],
};

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Finds the browser of this machine. CHROME_PATH and CHROMEDRIVER_PATH take precedence. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): Browser {
  const chromium = firstThere([env.CHROME_PATH, ...candidates.chromium]);
  // A custom browser may have a different version than the system's driver supports.
  const ownBrowser = chromium !== undefined && chromium === env.CHROME_PATH;
  const chromedriver = firstThere([
    env.CHROMEDRIVER_PATH,
    ...(ownBrowser && !candidates.chromium.includes(chromium) ? [] : candidates.chromedriver),
  ]);
  return { chromium, chromedriver };
}

/** Finds a browser and its driver. Installs missing ones where that needs no prompt (Debian as root). WebdriverIO downloads the rest. */
export function ensureBrowser(): Browser {
  const found = findBrowser();
  if (found.chromium || !canInstall()) return found;
  console.log('No browser here: installing chromium and chromium-driver …');
  if (!installOnDebian('chromium', 'chromium-driver'))
    console.log('The packages could not be installed; WebdriverIO will look for a browser.');
  return findBrowser();
}

/** Switches for a headless browser without background requests. */
export const headlessSwitches = [
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
