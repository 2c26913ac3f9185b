import { type Browser, median, openBrowser, signIn, throttle } from './browser';

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

/** Records when the screen's heading is rendered; runs before any script of the page. */
const recordScript = `
  window.__load = {};
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__load.lcp = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_changes, self) => {
    if (!document.querySelector('main h1')) return;
    self.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => { window.__load.content = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
`;

/** Runs in the page. Returns the loaded scripts and the number of sequential rounds, including the page. */
function collect(): Load {
  const recorded = (window as unknown as { __load: { content: number; lcp: number } }).__load;
  const all = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < recorded.content)
    .sort((one, other) => one.startTime - other.startTime);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ends: number[][] = [[page?.responseStart ?? 0]];
  for (const { startTime, responseEnd } of all.filter(({ transferSize }) => transferSize > 0)) {
    const wavesBefore = ends.filter((wave) => wave.some((end) => end <= startTime)).length;
    (ends[Math.max(1, wavesBefore)] ??= []).push(responseEnd);
  }
  return {
    content: recorded.content,
    lcp: recorded.lcp,
    scripts: all.reduce((sum, { transferSize, encodedBodySize }) => sum + (transferSize > 0 ? encodedBodySize : 0), 0),
    requests: all.length,
    waves: ends.length,
  };
}

/** Runs in the page. Returns whether the content and the largest paint are both recorded. */
function isRecorded() {
  const { __load: recorded = {} } = window as unknown as { __load?: object };
  return 'content' in recorded && 'lcp' in recorded;
}

async function load(site: string, { path, as }: (typeof screens)[number]): Promise<Load> {
  const browser: Browser = await openBrowser();
  try {
    if (as) await signIn(browser, site, as);
    await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source: recordScript });
    await throttle(browser);
    await browser.url(site + path);
    await browser.waitUntil(() => browser.execute(isRecorded), { timeout: 60_000 });
    return await browser.execute(collect);
  } finally {
    await browser.deleteSession();
  }
}

const getMedian = (loads: Load[], name: keyof Load) => median(loads.map((each) => each[name]));
const ratio = (one: number, other: number) => (one / other).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

interface Sites {
  composed: string;
  singleBundle: string;
  /** The composed site with prerendered public pages. */
  prerendered: string;
}

async function loadAlternately(site: string, baseline: string, screen: (typeof screens)[number], pairs: number) {
  const loads: Load[] = [];
  const baselineLoads: Load[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    loads.push(await load(site, screen));
    baselineLoads.push(await load(baseline, screen));
  }
  return [loads, baselineLoads] as const;
}

function printRow(name: string, [loads, baselineLoads]: readonly [Load[], Load[]]) {
  const both = (key: keyof Load) => [getMedian(loads, key), getMedian(baselineLoads, key)] as const;
  const cells = [
    name,
    both('content')
      .map((ms) => ms.toFixed(0))
      .join(' / '),
    ratio(...both('content')),
    ratio(...both('lcp')),
    both('scripts').map(kilobytes).join(' / '),
    ratio(...both('scripts')),
    both('requests').join(' / '),
    both('waves').join(' / '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Compares the composed site with the same sources as a single bundle, alternately, each load in a new profile. */
export async function comparePages({ composed, singleBundle, prerendered }: Sites, pairs: number) {
  console.log(
    '\n| screen | content ms, composed / single bundle | ratio | LCP ratio | script kB, composed / single bundle | ratio | requests | waves |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const screen of screens) printRow(screen.path, await loadAlternately(composed, singleBundle, screen, pairs));
  printRow('/, prerendered', await loadAlternately(prerendered, singleBundle, { path: '/' }, pairs));
}
