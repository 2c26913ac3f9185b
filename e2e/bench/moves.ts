import { type Browser, median, openBrowser, signIn, slowDown } from './browser';

/** Moves by the router, as a click on a link does, and waits for the screen's heading. Gives milliseconds. */
function move(browser: Browser, to: string): Promise<number> {
  return browser.executeAsync((path: string, done: (ms: number) => void) => {
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
        requestAnimationFrame(() => done(performance.now() - started));
      });
      watch.observe(document, { childList: true, subtree: true });
      link.click();
    }, 300);
  }, to);
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
    const times: number[] = [];
    let early = 0;
    for (let change = 1; change <= 200; change += 1) {
      times.push(await move(browser, change % 2 === 1 ? '/tests/requests' : '/how-it-works'));
      if (change === 20) early = await heapMegabytes(browser);
    }
    const late = await heapMegabytes(browser);
    const settled = times.slice(2);
    console.log('\n| moving between two remotes, CPU 4 x slower | |\n|---|---|');
    console.log(`| click to content, median of ${settled.length} | ${median(settled).toFixed(0)} ms |`);
    console.log(`| slowest | ${Math.max(...settled).toFixed(0)} ms |`);
    console.log(`| heap after 20 changes, after 200 | ${early.toFixed(1)} MB, ${late.toFixed(1)} MB (${((late / early - 1) * 100).toFixed(1)} %) |`);
  } finally {
    await browser.deleteSession();
  }
}
