import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './ensure';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
const file = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
};

describe('the browser for tests', () => {
  it('is the one that CHROME_PATH names', () => {
    const own = file('chrome');
    expect(findBrowser({ CHROME_PATH: own }).chromium).toBe(own);
  });

  it('of somebody is not driven by the driver of the system, whose version may differ', () => {
    expect(findBrowser({ CHROME_PATH: file('chrome') }).chromedriver).toBeUndefined();
  });

  it('comes with the driver that CHROMEDRIVER_PATH names', () => {
    const driver = file('driver');
    expect(findBrowser({ CHROME_PATH: file('chrome'), CHROMEDRIVER_PATH: driver }).chromedriver).toBe(driver);
  });

  it('is not a path where nothing is', () => {
    expect(findBrowser({ CHROME_PATH: join(folder, 'nowhere') }).chromium).not.toBe(join(folder, 'nowhere'));
  });
});
