/**
 * Lets the driver's waits search again for an element that has left the page: the shell replaces a prerendered page with an equal one. The
 * driver does so for itself only where the browser reports a stale element; a style that it reads of one is no error to Chromium.
 */
export function followReplacedElements(driver: WebdriverIO.Browser) {
  driver.overwriteCommand(
    'isDisplayed',
    async function (isDisplayed, options?: Parameters<WebdriverIO.Element['isDisplayed']>[0]) {
      if (await isDisplayed(options)) return true;
      if (!this.elementId || (await driver.execute((element: HTMLElement) => element.isConnected, this))) return false;
      const found = await this.parent.$(this.selector).getElement();
      if (!found.elementId) return false;
      this.elementId = found.elementId;
      return isDisplayed(options);
    },
    true,
  );
}
