import { desktop, settled, sidewaysScroll } from './look';

/** How a screen is read besides at the usual widths: a narrow window, and text at 200 percent in one of 640 px. */
const ways = [
  { name: '320 px', viewport: { width: 320, height: 640 }, text: '' },
  { name: '200 % text', viewport: { width: 640, height: 900 }, text: '200%' },
] as const;

const setTextSize = (size: string) => browser.execute((given) => void (document.documentElement.style.fontSize = given), size);

/** The innermost elements that reach beyond the window's edge, for the report. */
const beyondTheEdge = () =>
  browser.execute(() => {
    const edge = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > edge + 1);
    return beyond
      .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
      .slice(0, 3)
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

/** Where the screen at hand scrolls sideways: in a window of 320 px, or with text at 200 percent (WCAG 1.4.4, 1.4.10). */
export async function fitsNarrowAndLarge(name: string): Promise<string[]> {
  const found: string[] = [];
  for (const way of ways) {
    await browser.setViewport(way.viewport);
    await setTextSize(way.text);
    await settled();
    const wider = await sidewaysScroll();
    if (wider > 0) found.push(`${name} at ${way.name}: scrolls sideways by ${wider} px: ${(await beyondTheEdge()).join(', ')}`);
  }
  await setTextSize('');
  await browser.setViewport(desktop);
  return found;
}

/** What still moves though the person asked for no motion; the browser of the tests says that they did. */
export const movements = () =>
  browser.execute(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(parseFloat));
    const moving = [...document.querySelectorAll('body *')].filter((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return longest(animationDuration) > 0.001 || longest(transitionDuration) > 0.001 || scrollBehavior === 'smooth';
    });
    return moving.slice(0, 5).map(({ outerHTML }) => `moves: ${outerHTML.slice(0, 100)}`);
  });
