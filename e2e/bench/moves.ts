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

async function openMoving(site: string, switches?: string[]) {
  const browser = await openBrowser(switches);
  await signIn(browser, site, 'patient@scanharbor.test');
  await browser.url(`${site}${between[1]}`);
  await browser.$('main h1').waitForExist();
  await browser.setTimeout({ script: 600_000 });
  return browser;
}

async function timesOf(site: string, changes: number) {
  const browser = await openMoving(site);
  try {
    await slowDown(browser, { network: false });
    return (await move(browser, changes)).slice(between.length);
  } finally {
    await browser.deleteSession();
  }
}

/** V8 goes on making machine code of what runs often, which is heap, too, but nothing that the site keeps. */
const withoutMachineCode = ['--js-flags=--jitless'];

async function heapsOf(site: string, switches?: string[]) {
  const browser = await openMoving(site, switches);
  try {
    await move(browser, 20);
    const early = await heapMegabytes(browser);
    // In parts: the driver gives up on a script after two minutes.
    for (let part = 0; part < 3; part += 1) await move(browser, 60);
    return [early, await heapMegabytes(browser)] as const;
  } finally {
    await browser.deleteSession();
  }
}

const grown = ([early, late]: readonly [number, number]) =>
  `${early.toFixed(2)} MB, ${late.toFixed(2)} MB (${((late / early - 1) * 100).toFixed(1)} %)`;

/** From click to content between remotes on a warm API, and what 200 changes leave in the heap. */
export async function measureMoves(site: string) {
  const times = await timesOf(site, 60);
  console.log('\n| moving between two remotes | |\n|---|---|');
  console.log(`| click to content, CPU 4 x slower, median of ${times.length} | ${median(times).toFixed(0)} ms |`);
  console.log(`| slowest | ${Math.max(...times).toFixed(0)} ms |`);
  console.log(`| heap after 20 changes, after 200 | ${grown(await heapsOf(site))} |`);
  console.log(`| the same without V8's machine code | ${grown(await heapsOf(site, withoutMachineCode))} |`);
}
