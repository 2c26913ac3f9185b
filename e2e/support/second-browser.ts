import { remote } from 'webdriverio';
import { stopMapperLog } from './mapper-log';
import { moveMouseOnPages } from './move-mouse';

/** Opens a browser for another user, to test concurrent actions. Close it with `deleteSession()`. */
export async function openSecondBrowser(): Promise<WebdriverIO.Browser> {
  const { baseUrl, requestedCapabilities } = { baseUrl: browser.options.baseUrl, requestedCapabilities: browser.requestedCapabilities };
  const driver = await remote({
    capabilities: requestedCapabilities as WebdriverIO.Capabilities,
    baseUrl,
    logLevel: 'error',
    waitforTimeout: browser.options.waitforTimeout,
  });
  await stopMapperLog(driver);
  moveMouseOnPages(driver);
  return driver;
}
