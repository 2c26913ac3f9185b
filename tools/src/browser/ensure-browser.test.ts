import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, listMissingBrowserPackages } from './ensure-browser';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
const file = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
};

describe('findBrowser', () => {
  it('returns the browser in CHROME_PATH', () => {
    const own = file('chrome');
    expect(findBrowser({ CHROME_PATH: own })).toMatchObject({ chromium: own, headlessShell: own });
  });

  it('does not combine a custom browser with the system driver, whose version may differ', () => {
    expect(findBrowser({ CHROME_PATH: file('chrome') }).chromedriver).toBeUndefined();
  });

  it('returns the driver in CHROMEDRIVER_PATH', () => {
    const driver = file('driver');
    expect(findBrowser({ CHROME_PATH: file('chrome'), CHROMEDRIVER_PATH: driver }).chromedriver).toBe(driver);
  });

  it('ignores a CHROME_PATH without a file', () => {
    expect(findBrowser({ CHROME_PATH: join(folder, 'nowhere') }).chromium).not.toBe(join(folder, 'nowhere'));
  });

  it('needs no package beside the browser in CHROME_PATH', () => {
    expect(listMissingBrowserPackages({ CHROME_PATH: file('chrome') })).toEqual([]);
  });
});
