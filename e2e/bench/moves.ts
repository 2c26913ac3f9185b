import { type Browser, median, openBrowser, signIn, slowDown } from './browser';

const between = ['/tests/requests', '/how-it-works'];

/**
 * Moves to and fro by the router, as a click on a link does, and waits for each screen's heading. Gives milliseconds.
 * One call for all: a script handed in for each change would stay in the heap that is measured.
 */
function move(browser: Browser, changes: number): Promise<number[]> {
  return browser.executeAsync(
    (paths: string[], count: number, done: (times: number[]) => void) => {
      const times: number[] = [];
      const next = () => {
        if (times.length === count) return done(times);
        const path = paths[times.length % paths.length];
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(({ pathname }) => pathname === path);
        if (!link) throw new Error(`No link to ${path}`);
        const earlier = document.querySelector('main h1');
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        setTimeout(() => {
          const started = performance.now();
          const watch = new MutationObserver(() => {
            const heading = document.querySelector('main h1');
            if (!heading || heading === earlier) return;
            watch.disconnect();
            requestAnimationFrame(() => {
              times.push(performance.now() - started);
              next();
            });
          });
          watch.observe(document, { childList: true, subtree: true });
          link.click();
        }, 300);
      };
      next();
    },
    between,
    changes,
  );
}

async function heapMegabytes(browser: Browser) {
  await browser.sendCommandAndGetResult('HeapProfiler.collectGarbage', {});
  const { usedSize } = (await browser.sendCommandAndGetResult('Runtime.getHeapUsage', {})) as { usedSize: number };
  return usedSize / 1_000_000;
}

/** From click to content between remotes on a warm API, and what 200 changes leave in the heap. */
export async function measureMoves(site: string) {
  const browser = await openBrowser();
  try {
    await signIn(browser, site, 'patient@scanharbor.test');
    await slowDown(browser, { network: false });
    await browser.url(`${site}/how-it-works`);
    await browser.$('main h1').waitForExist();
    await browser.setTimeout({ script: 600_000 });
    const settled = (await move(browser, 20)).slice(between.length);
    const early = await heapMegabytes(browser);
    settled.push(...(await move(browser, 180)));
    const late = await heapMegabytes(browser);
    console.log('\n| moving between two remotes, CPU 4 x slower | |\n|---|---|');
    console.log(`| click to content, median of ${settled.length} | ${median(settled).toFixed(0)} ms |`);
    console.log(`| slowest | ${Math.max(...settled).toFixed(0)} ms |`);
    console.log(`| heap after 20 changes, after 200 | ${early.toFixed(1)} MB, ${late.toFixed(1)} MB (${((late / early - 1) * 100).toFixed(1)} %) |`);
  } finally {
    await browser.deleteSession();
  }
}
