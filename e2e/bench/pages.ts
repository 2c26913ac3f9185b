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

/** Runs in the page: whether the content and the largest paint are both noted. */
function seenAll() {
  const { __seen: seen = {} } = window as unknown as { __seen?: object };
  return 'content' in seen && 'lcp' in seen;
}

async function load(site: string, { path, as }: (typeof screens)[number]): Promise<Load> {
  const browser: Browser = await openBrowser();
  try {
    if (as) await signIn(browser, site, as);
    await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source: watch });
    await slowDown(browser);
    await browser.url(site + path);
    await browser.waitUntil(() => browser.execute(seenAll), { timeout: 60_000 });
    return await browser.execute(collect);
  } finally {
    await browser.deleteSession();
  }
}

const figure = (loads: Load[], name: keyof Load) => median(loads.map((each) => each[name]));
const ratio = (one: number, other: number) => (one / other).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

interface Sites {
  composed: string;
  whole: string;
  /** The composed site with its public pages drawn at release. */
  drawn: string;
}

async function inTurn(one: string, other: string, screen: (typeof screens)[number], pairs: number) {
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    ours.push(await load(one, screen));
    theirs.push(await load(other, screen));
  }
  return [ours, theirs] as const;
}

function row(name: string, [ours, theirs]: readonly [Load[], Load[]]) {
  const both = (of: keyof Load) => [figure(ours, of), figure(theirs, of)] as const;
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

/** The composed site against the same sources as one bundle, in turn, each load in a fresh profile. */
export async function comparePages({ composed, whole, drawn }: Sites, pairs: number) {
  console.log('\n| screen | content ms, composed / whole | ratio | LCP ratio | script kB, composed / whole | ratio | requests | waves |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const screen of screens) row(screen.path, await inTurn(composed, whole, screen, pairs));
  row('/, drawn at release', await inTurn(drawn, whole, { path: '/' }, pairs));
}
