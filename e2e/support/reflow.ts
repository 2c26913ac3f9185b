import { desktop, phone, waitUntilSettled, getHorizontalOverflow } from './check-screen';

/** Reading conditions besides the usual widths: a narrow window, and 200% text in a window of 640 px and on a phone. */
const conditions = [
  { name: '320 px', viewport: { width: 320, height: 640 }, text: '' },
  { name: '200% text', viewport: { width: 640, height: 900 }, text: '200%' },
  { name: '200% text on a phone', viewport: phone, text: '200%' },
] as const;

const setTextSize = (size: string) => browser.execute((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

/** Returns the innermost elements that exceed the window's edge, for the report. */
const findOverflowingElements = () =>
  browser.execute(() => {
    const edge = document.documentElement.clientWidth;
    const overflowing = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > edge + 1);
    return overflowing
      .filter((element) => !overflowing.some((other) => other !== element && element.contains(other)))
      .slice(0, 3)
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

/** Returns where the current screen scrolls horizontally: in a window of 320 px or with 200% text (WCAG 1.4.4, 1.4.10). */
export async function findReflowViolations(name: string): Promise<string[]> {
  const violations: string[] = [];
  for (const { name: condition, viewport, text } of conditions) {
    await browser.setViewport(viewport);
    await setTextSize(text);
    await waitUntilSettled();
    const overflowPx = await getHorizontalOverflow();
    if (overflowPx === 0) continue;
    const elements = await findOverflowingElements();
    violations.push(`${name} at ${condition}: scrolls horizontally by ${overflowPx} px: ${elements.join(', ')}`);
  }
  await setTextSize('');
  await browser.setViewport(desktop);
  return violations;
}

/** Returns elements that are animated although the browser of the tests prefers reduced motion. */
export const findRunningAnimations = () =>
  browser.execute(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(parseFloat));
    const moving = [...document.querySelectorAll('body *')].filter((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return longest(animationDuration) > 0.001 || longest(transitionDuration) > 0.001 || scrollBehavior === 'smooth';
    });
    return moving.slice(0, 5).map(({ outerHTML }) => `moves: ${outerHTML.slice(0, 100)}`);
  });
