/** Moves the mouse, as a visitor does who looks at a page: a prerendered page starts its application then. */
export const moveMouse = (driver: WebdriverIO.Browser) =>
  driver
    .action('pointer', { parameters: { pointerType: 'mouse' } })
    .move(2, 2)
    .move(3, 3)
    .perform();

/** Lets the driver move the mouse on each page that it opens. Without a move the application starts some seconds later. */
export function moveMouseOnPages(driver: WebdriverIO.Browser) {
  driver.overwriteCommand('url', async (open, path: string, options?: Parameters<WebdriverIO.Browser['url']>[1]) => {
    const request = await open(path, options);
    await moveMouse(driver);
    return request;
  });
}
