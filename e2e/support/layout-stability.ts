import { changeBrowser } from './new-profile';

interface LayoutStability {
  shift: number;
  /** What moved, by how much, for the message of a failed test. */
  shifted: string[];
  blanks: number;
  heading?: string | undefined;
}

const record = () => {
  const layoutStability: LayoutStability = { shift: 0, shifted: [], blanks: 0 };
  Object.assign(window, { layoutStability });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
      layoutStability.shift += entry.value;
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeValue)));
      layoutStability.shifted.push(`${entry.value.toFixed(4)} at ${entry.startTime.toFixed(0)} ms: ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // Once a frame has shown the heading, every later one must.
  const checkFrame = () => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading) layoutStability.heading ??= heading;
    else if (layoutStability.heading !== undefined) layoutStability.blanks += 1;
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
};

/** Makes each following page record its layout shifts, and the frames that lose the heading. */
export const watchLayoutStability = () => changeBrowser(browser.addInitScript(record));

/** Returns the recorded values once the page is interactive and its data loaded. */
export async function readLayoutStability() {
  await $('[data-from]').waitForExist();
  await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
  return browser.execute(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    const { layoutStability: recorded } = window as unknown as { layoutStability: LayoutStability };
    return {
      shift: recorded.shift,
      shifted: recorded.shifted,
      blanks: recorded.blanks,
      heading: recorded.heading === document.querySelector('main h1')?.textContent ? 'same' : 'another',
      canonicals: document.querySelectorAll('link[rel=canonical]').length,
    };
  });
}

/** What Core Web Vitals call good. */
const mostShift = 0.1;

/** Opens screens one after another; fails when one moves more than that while it loads. Needs `watchLayoutStability` before. */
export async function expectStillScreens(paths: readonly string[]) {
  for (const path of paths) {
    await browser.url(path);
    const { shift, shifted } = await readLayoutStability();
    if (shift > mostShift) throw new Error(`${path} shifted by ${shift}:\n${shifted.join('\n')}`);
  }
}
