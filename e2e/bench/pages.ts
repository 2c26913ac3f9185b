import { type Browser, median, openBrowser, signIn, slowDown } from './browser';

const screens = [
  { path: '/' },
  { path: '/ic-login' },
  { path: '/request-scan' },
  { path: '/px-scan-request?invitationId=demo-invitation' },
  { path: '/providers/dashboard', as: 'staff@scanharbor.test' },
];

interface Load {
  content: number;
  lcp: number;
  scripts: number;
  requests: number;
  waves: number;
}

/** Notes when the screen's heading is drawn, before any script of the page runs. */
const watch = `
  window.__seen = {};
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__seen.lcp = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_changes, self) => {
    if (!document.querySelector('main h1')) return;
    self.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => { window.__seen.content = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
`;

/** Runs in the page: what was loaded, and in how many rounds that waited for each other, the page included. */
function collect(): Load {
  const seen = (window as unknown as { __seen: { content: number; lcp: number } }).__seen;
  const all = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < seen.content)
    .sort((one, other) => one.startTime - other.startTime);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ends: number[][] = [[page?.responseStart ?? 0]];
  for (const { startTime, responseEnd } of all.filter(({ transferSize }) => transferSize > 0)) {
    const before = ends.filter((wave) => wave.some((end) => end <= startTime)).length;
    (ends[Math.max(1, before)] ??= []).push(responseEnd);
  }
  return {
    content: seen.content,
    lcp: seen.lcp,
    scripts: all.reduce((sum, { transferSize, encodedBodySize }) => sum + (transferSize > 0 ? encodedBodySize : 0), 0),
    requests: all.length,
    waves: ends.length,
  };
}

async function load(site: string, { path, as }: (typeof screens)[number]): Promise<Load> {
  const browser: Browser = await openBrowser();
  try {
    if (as) await signIn(browser, site, as);
    await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source: watch });
    await slowDown(browser);
    await browser.url(site + path);
    await browser.waitUntil(() => browser.execute(() => 'content' in ((window as unknown as { __seen?: object }).__seen ?? {})), { timeout: 60_000 });
    return await browser.execute(collect);
  } finally {
    await browser.deleteSession();
  }
}

const figure = (loads: Load[], name: keyof Load) => median(loads.map((each) => each[name]));
const ratio = (one: number, other: number) => (one / other).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/** The composed site against the same sources as one bundle, in turn, each load in a fresh profile. */
export async function comparePages(composed: string, whole: string, pairs: number) {
  console.log('\n| screen | content ms, composed / whole | ratio | LCP ratio | script kB, composed / whole | ratio | requests | waves |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const screen of screens) {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      ours.push(await load(composed, screen));
      theirs.push(await load(whole, screen));
    }
    const content = [figure(ours, 'content'), figure(theirs, 'content')] as const;
    const scripts = [figure(ours, 'scripts'), figure(theirs, 'scripts')] as const;
    console.log(
      `| ${screen.path} | ${content.map((ms) => ms.toFixed(0)).join(' / ')} | ${ratio(...content)} | ${ratio(figure(ours, 'lcp'), figure(theirs, 'lcp'))} ` +
        `| ${scripts.map(kilobytes).join(' / ')} | ${ratio(...scripts)} | ${figure(ours, 'requests')} / ${figure(theirs, 'requests')} | ${figure(ours, 'waves')} / ${figure(theirs, 'waves')} |`,
    );
  }
}
