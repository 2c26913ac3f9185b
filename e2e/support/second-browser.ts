import { remote } from 'webdriverio';

/** Opens a browser for another user, to test concurrent actions. Close it with `deleteSession()`. */
export function openSecondBrowser(): Promise<WebdriverIO.Browser> {
  const { baseUrl, requestedCapabilities } = { baseUrl: browser.options.baseUrl, requestedCapabilities: browser.requestedCapabilities };
  return remote({
    capabilities: requestedCapabilities as WebdriverIO.Capabilities,
    baseUrl,
    logLevel: 'error',
    waitforTimeout: browser.options.waitforTimeout,
  });
}
