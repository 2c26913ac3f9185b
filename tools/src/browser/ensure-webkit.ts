import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installOnDebian } from './apt-install';

interface WebKit {
  /** The small browser with the engine of Safari. */
  browser: string;
  driver: string;
}

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';
const libraries = '/usr/lib';

/** Its folder carries the architecture and the version: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function findBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  for (const architecture of readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))) {
    const folder = join(libraries, architecture);
    const versions = readdirSync(folder).filter((name) => name.startsWith('webkit2gtk-'));
    const browser = versions.map((version) => join(folder, version, 'MiniBrowser')).find((path) => existsSync(path));
    if (browser) return browser;
  }
  return undefined;
}

function findWebKit(): WebKit | undefined {
  const browser = findBrowser();
  return browser && existsSync(driver) && existsSync(display) ? { browser, driver } : undefined;
}

/** Finds WebKit with its driver and a display without a screen. Installs Debian's when missing and no prompt is needed (Debian as root). */
export function ensureWebKit(): WebKit {
  if (!findWebKit() && canInstall()) {
    console.log('No WebKit here: installing webkit2gtk-driver and xvfb …');
    installOnDebian('webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-daemon');
  }
  const found = findWebKit();
  if (!found) throw new Error('WebKit is missing: install webkit2gtk-driver, xvfb, xauth and dbus-daemon');
  return found;
}
