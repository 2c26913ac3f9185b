/** Returns the accessible name of the focused element: its label or its text. */
export const focused = () =>
  browser.execute(() => {
    const element = document.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : undefined;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim().replace(/\s+/g, ' ');
  });

const maxPresses = 120;

/** Presses Tab until the focused element has the name. */
export async function tabTo(name: string | RegExp) {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await browser.keys('Tab');
    const focusedName = await focused();
    if (typeof name === 'string' ? focusedName === name : name.test(focusedName)) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

/** Waits until the focused element has the name. */
export const focusOn = (name: RegExp) =>
  browser.waitUntil(async () => name.test(await focused()), { timeoutMsg: `The focus did not reach ${String(name)}` });

/** Waits until the focus is inside an element. */
export const focusWithin = (selector: string) =>
  browser.waitUntil(() => browser.execute((outer) => Boolean(document.activeElement?.closest(outer)), selector), {
    timeoutMsg: `The focus did not enter ${selector}`,
  });
