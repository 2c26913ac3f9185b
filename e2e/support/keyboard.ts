/** What a person hears of the element that has the focus: its label, or its words. */
export const focused = () =>
  browser.execute(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim().replace(/\s+/g, ' ');
  });

const most = 120;

/** Presses Tab until what has the focus is called so. */
export async function tabTo(name: string | RegExp) {
  for (let presses = 0; presses < most; presses += 1) {
    await browser.keys('Tab');
    const heard = await focused();
    if (typeof name === 'string' ? heard === name : name.test(heard)) return;
  }
  throw new Error(`Tab does not come to ${String(name)}`);
}

/** Waits until what has the focus is called so. */
export const focusOn = (name: RegExp) =>
  browser.waitUntil(async () => name.test(await focused()), { timeoutMsg: `The focus did not come to ${String(name)}` });

/** Waits until the focus is inside of something. */
export const focusWithin = (selector: string) =>
  browser.waitUntil(() => browser.execute((inside) => Boolean(document.activeElement?.closest(inside)), selector), {
    timeoutMsg: `The focus did not come into ${selector}`,
  });
