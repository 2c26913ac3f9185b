import { type Browser, median, openBrowser, signIn, throttle } from './browser';

const paths = ['/tests/requests', '/how-it-works'];

/**
 * Navigates back and forth with the router, as a click on a link does, and waits for each screen's heading.
 * Returns the times in ms. Uses one call: a script for each navigation would stay in the measured heap.
 */
function navigate(browser: Browser, count: number): Promise<number[]> {
  return browser.executeAsync(
    (targets: string[], total: number, done: (times: number[]) => void) => {
      const times: number[] = [];
      const next = () => {
        if (times.length === total) {
          done(times);
          return;
        }
        const path = targets[times.length % targets.length];
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(({ pathname }) => pathname === path);
        if (!link) throw new Error(`No link to ${path}`);
        const previous = document.querySelector('main h1');
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        setTimeout(() => {
          const started = performance.now();
          const watch = new MutationObserver(() => {
            const heading = document.querySelector('main h1');
            if (!heading || heading === previous) return;
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
    paths,
    count,
  );
}

async function getHeapMB(browser: Browser) {
  await browser.sendCommandAndGetResult('HeapProfiler.collectGarbage', {});
  const { usedSize } = (await browser.sendCommandAndGetResult('Runtime.getHeapUsage', {})) as { usedSize: number };
  return usedSize / 1_000_000;
}

async function openSite(site: string, switches?: string[]) {
  const browser = await openBrowser(switches);
  await signIn(browser, site, 'patient@scanharbor.test');
  await browser.url(`${site}${paths[1]}`);
  await browser.$('main h1').waitForExist();
  await browser.setTimeout({ script: 600_000 });
  return browser;
}

async function measureTimes(site: string, count: number) {
  const browser = await openSite(site);
  try {
    await throttle(browser, { network: false });
    return (await navigate(browser, count)).slice(paths.length);
  } finally {
    await browser.deleteSession();
  }
}

/** V8 keeps compiling hot functions into the heap, which is not memory that the site retains. */
const withoutMachineCode = ['--js-flags=--jitless'];

async function measureHeap(site: string, switches?: string[]) {
  const browser = await openSite(site, switches);
  try {
    await navigate(browser, 20);
    const first = await getHeapMB(browser);
    // In parts: the driver aborts a script after two minutes.
    for (let part = 0; part < 3; part += 1) await navigate(browser, 60);
    return [first, await getHeapMB(browser)] as const;
  } finally {
    await browser.deleteSession();
  }
}

const formatGrowth = ([first, last]: readonly [number, number]) =>
  `${first.toFixed(2)} MB, ${last.toFixed(2)} MB (${((last / first - 1) * 100).toFixed(1)}%)`;

/** Measures the time from click to content between remotes on a warm API, and the heap after 200 navigations. */
export async function measureNavigation(site: string) {
  const times = await measureTimes(site, 60);
  console.log('\n| navigation between two remotes | |\n|---|---|');
  console.log(`| click to content, CPU 4x slower, median of ${times.length} | ${median(times).toFixed(0)} ms |`);
  console.log(`| slowest | ${Math.max(...times).toFixed(0)} ms |`);
  console.log(`| heap after 20 navigations, after 200 | ${formatGrowth(await measureHeap(site))} |`);
  console.log(`| the same without V8's machine code | ${formatGrowth(await measureHeap(site, withoutMachineCode))} |`);
}
