import { remote } from 'webdriverio';

/** A browser of another person, for what two people do at the same moment. Close it with `deleteSession()`. */
export function openSecondBrowser(): Promise<WebdriverIO.Browser> {
  const { baseUrl, requestedCapabilities } = { baseUrl: browser.options.baseUrl, requestedCapabilities: browser.requestedCapabilities };
  return remote({
    capabilities: requestedCapabilities as WebdriverIO.Capabilities,
    baseUrl,
    logLevel: 'error',
    waitforTimeout: browser.options.waitforTimeout,
  });
}
