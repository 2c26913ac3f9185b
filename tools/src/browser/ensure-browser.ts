import { existsSync } from 'node:fs';
import { installOnDebian, canInstall } from './apt-install';

/** Paths of a browser and its driver. WebdriverIO downloads a missing one. */
interface Browser {
  chromium?: string;
  /** Chromium without windows and toolbars: the same pages for a fifth less processor time. Chromium itself where it is missing. */
  headlessShell?: string;
  chromedriver?: string;
}

const candidates = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'],
  // Not /usr/bin/chromium-headless-shell: that script does not end its browser with itself, and the driver leaves browsers behind.
  headlessShell: ['/usr/lib/chromium/chromium-headless-shell'],
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
  const headlessShell = ownBrowser ? chromium : (firstThere(candidates.headlessShell) ?? chromium);
  return { chromium, headlessShell, chromedriver };
}

const packages = ['chromium', 'chromium-driver', 'chromium-headless-shell'];

/** Returns the Debian packages of the browser for tests, if a part of it is missing. */
export function listMissingBrowserPackages(env: NodeJS.ProcessEnv = process.env): string[] {
  const found = findBrowser(env);
  const isComplete = found.chromium && found.chromedriver && firstThere(candidates.headlessShell);
  return env.CHROME_PATH || isComplete ? [] : packages;
}

/** Finds a browser and its driver. Installs missing ones where that needs no prompt (Debian as root). WebdriverIO downloads the rest. */
export function ensureBrowser(): Browser {
  const missing = listMissingBrowserPackages();
  if (!canInstall() || missing.length === 0) return findBrowser();
  console.log(`Installing the browser for tests: ${missing.join(', ')} …`);
  // Older Debian versions have no headless shell.
  if (!installOnDebian(...missing) && !installOnDebian('chromium', 'chromium-driver'))
    console.log('The packages could not be installed. A browser that is here is used, otherwise WebdriverIO will look for one.');
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
