import { type BrowserFigures } from '@scanharbor/tools/browser-figures';
import { type Browser, median, openBrowser, signIn, throttle } from './browser';

const staff = 'staff@scanharbor.test';
const path = '/providers/requests';

const columns = ['Request', 'Modality', 'Patient (DOB)', 'Test', 'Date added (days open)', 'Last comment', 'Payment'];
/** Each matches a different number of rows. */
const searches = ['mri', 'mri brain', 'brandt', '1101', 'ultrasound', 'ct chest', ''];

/** Records when the first row can be opened; runs before any script of the page. */
const recordScript = `
  new MutationObserver((_changes, self) => {
    if (!document.querySelector('main tbody a[href]')) return;
    self.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => { window.__usable = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
`;

/** Returns the time from the navigation to the first rows on a slow phone and line, with a new profile, in ms. */
async function measureLoad(site: string): Promise<number> {
  const browser = await openBrowser();
  try {
    await signIn(browser, site, staff);
    await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', { source: recordScript });
    await throttle(browser);
    await browser.url(site + path);
    const readUsable = () => browser.execute(() => (window as unknown as { __usable?: number }).__usable ?? 0);
    await browser.waitUntil(async () => (await readUsable()) > 0, { timeout: 60_000 });
    return await readUsable();
  } finally {
    await browser.deleteSession();
  }
}

interface Change {
  /** From the click or key until the rows of the server are on the screen, in ms. */
  total: number;
  /** From the click or key until the call is sent. */
  beforeCall: number;
  /** Duration of the call, with the work of the server. */
  call: number;
}

/** Clicks a column's header, or enters a text in the search box, and waits until the rows of the response are shown. */
const measureChange = (browser: Browser, change: { header: string } | { text: string }): Promise<Change> =>
  browser.executeAsync((wanted: typeof change, done: (times: Change) => void) => {
    const box = document.querySelector<HTMLInputElement>('main input[type=search]');
    const button = [...document.querySelectorAll('th')].find(({ textContent }) => 'header' in wanted && textContent === wanted.header);
    const table = document.querySelector('main section:has(table)');
    if (!box || !table) throw new Error('No list');
    const started = performance.now();
    let shown = 0;
    const watch = new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => (shown = performance.now()))));
    watch.observe(table, { childList: true, subtree: true, characterData: true });
    if ('header' in wanted) button?.querySelector('button')?.click();
    else {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, wanted.text);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    const timer = setInterval(() => {
      const [call] = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, startTime }) => startTime >= started && name.includes('/ic-requested?'),
      );
      // The last change of the rows came with the response: nothing has changed for a while after it.
      if (!call || performance.now() - Math.max(call.responseEnd, shown) < 500) return;
      clearInterval(timer);
      watch.disconnect();
      const total = Math.max(shown, call.responseEnd) - started;
      done({ total, beforeCall: call.startTime - started, call: call.responseEnd - call.startTime });
    }, 50);
  }, change);

/** Returns the duration of a call that reads nothing, in ms. */
const measureRoundTrip = (browser: Browser): Promise<number> =>
  browser.executeAsync((done: (ms: number) => void) => {
    const started = performance.now();
    void fetch('/live', { cache: 'no-store' })
      .then((response) => response.text())
      .then(() => done(performance.now() - started));
  });

/** Returns the time of each frame while the largest page of the list scrolls by 600 px per frame, in ms. */
const measureScroll = (browser: Browser): Promise<number[]> =>
  browser.executeAsync((done: (frames: number[]) => void) => {
    const box = document.querySelector('[role=group]:has(> table)');
    if (!box) throw new Error('The list does not scroll');
    const frames: number[] = [];
    let last = performance.now();
    const step = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      box.scrollTop += 600;
      if (frames.length < 120) requestAnimationFrame(step);
      else done(frames.slice(1));
    };
    requestAnimationFrame(step);
  });

async function openList(browser: Browser, url: string) {
  await browser.url(url);
  await browser.$('main tbody a[href]').waitForExist({ timeout: 120_000 });
}

const format = (...times: number[]) => times.map((ms) => ms.toFixed(0)).join(' | ');

async function measureChanges(site: string) {
  const browser = await openBrowser();
  try {
    await signIn(browser, site, staff);
    await openList(browser, site + path);
    await browser.setTimeout({ script: 60_000 });
    const trips: number[] = [];
    for (let count = 0; count < 9; count += 1) trips.push(await measureRoundTrip(browser));
    const roundTrip = median(trips);
    const sorts: Change[] = [];
    for (const header of columns) for (let way = 0; way < 2; way += 1) sorts.push(await measureChange(browser, { header }));
    const found: Change[] = [];
    for (const text of searches) found.push(await measureChange(browser, { text }));
    console.log(
      '\n| many rows, normal CPU and line | total ms | slowest | to the call | call with server | round trip |\n|---|---|---|---|---|---|',
    );
    const printRow = (name: string, changes: Change[]) => {
      const of = (pick: (change: Change) => number) => changes.map(pick);
      const [totals, waits, calls] = [of(({ total }) => total), of(({ beforeCall }) => beforeCall), of(({ call }) => call)];
      console.log(`| ${name} | ${format(median(totals), Math.max(...totals), median(waits), median(calls), roundTrip)} |`);
    };
    printRow(`sort, ${columns.length} columns both ways`, sorts);
    printRow('search, with the pause for the next key', found);
    await openList(browser, `${site}${path}?rows=all`);
    const frames = await measureScroll(browser);
    console.log(`| frame while the largest page scrolls | ${format(median(frames), Math.max(...frames))} | | | |`);
    return {
      sort: median(sorts.map(({ total }) => total)) - roundTrip,
      search: median(found.map(({ total, beforeCall }) => total - beforeCall)) - roundTrip,
    };
  } finally {
    await browser.deleteSession();
  }
}

/** Measures the list of open requests: to open it with few and with many rows, each with its site, and to sort, search and scroll many. */
export async function measureLists({ few, many }: { few: string; many: string }, pairs: number): Promise<BrowserFigures> {
  const [fewTimes, manyTimes]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    fewTimes.push(await measureLoad(few));
    manyTimes.push(await measureLoad(many));
  }
  const [fewMs, manyMs] = [median(fewTimes), median(manyTimes)];
  console.log(
    `\n| ${path}, slow CPU and line | rows usable, ms |\n|---|---|\n| few rows | ${format(fewMs)} |\n| many rows | ${format(manyMs)} |`,
  );
  return { loadRatio: manyMs / fewMs, ...(await measureChanges(many)) };
}
