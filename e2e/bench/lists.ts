import { type BrowserFigures } from '@scanharbor/tools/browser-figures';
import { Key } from 'webdriverio';
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

type Action = { header: string; by: 'mouse' | 'key' } | { text: string };

/** How long a mouse button stays down, and how long the keyboard focus rests before a key. The list loads its rows meanwhile. */
const pressMs = 80;
const restMs = 400;

interface Watching {
  changed?: Promise<Change>;
}

/**
 * Starts to watch the rows, presses a column's header with the mouse or enters a text in the search box; a key is pressed by the caller.
 */
const startChange = (browser: Browser, change: Action): Promise<void> =>
  browser.execute(
    (wanted: Action, pressedMs: number) => {
      const box = document.querySelector<HTMLInputElement>('main input[type=search]');
      const head = [...document.querySelectorAll('th')].find(({ textContent }) => 'header' in wanted && textContent === wanted.header);
      const table = document.querySelector('main section:has(table)');
      if (!box || !table) throw new Error('No list');
      const act = async (): Promise<number> => {
        const button = head?.querySelector('button');
        if ('header' in wanted && wanted.by === 'key')
          return new Promise((resolve) => {
            button?.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
          });
        if ('header' in wanted) {
          button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, pressedMs));
        }
        const now = performance.now();
        if ('header' in wanted) button?.click();
        else {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, wanted.text);
          box.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        return now;
      };
      const measure = async (): Promise<Change> => {
        const from = performance.now();
        let shown = 0;
        const watch = new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => (shown = performance.now()))));
        watch.observe(table, { childList: true, subtree: true, characterData: true });
        const started = await act();
        // A key leaves the focus on the header, which loads the opposite order a fifth of a second later.
        const until = 'header' in wanted ? started + 150 : Infinity;
        for (;;) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          const [call] = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, startTime }) => startTime >= from && startTime < until && name.includes('/ic-requested?'),
          );
          const now = performance.now();
          // A view that was loaded before needs no call.
          if (!call && now - started < 2_000) continue;
          const last = Math.max(shown, call?.responseEnd ?? 0);
          // The last change of the rows came with the response: nothing has changed for a while after it.
          if (now - last < 500) continue;
          watch.disconnect();
          const [sent, responded] = call ? [call.startTime, call.responseEnd] : [started, started];
          return { total: last - started, beforeCall: sent - started, call: responded - sent };
        }
      };
      (window as Watching).changed = measure();
    },
    change,
    pressMs,
  );

/** Moves the keyboard focus to a column's header, as Tab does. */
async function focusHeader(browser: Browser, header: string) {
  await browser.execute((wanted: string) => {
    const head = [...document.querySelectorAll('th')].find(({ textContent }) => textContent === wanted);
    head?.querySelector('button')?.focus();
  }, header);
  await browser.keys([Key.Shift, Key.Tab]);
  await browser.keys(Key.Tab);
  await browser.pause(restMs);
}

/** Returns the times of a change until the rows of the response are shown. They count from the release of the button, or from the key. */
async function measureChange(browser: Browser, change: Action): Promise<Change> {
  const isByKey = 'header' in change && change.by === 'key';
  if (isByKey) await focusHeader(browser, change.header);
  await startChange(browser, change);
  if (isByKey) await browser.keys(Key.Enter);
  return browser.execute(async () => (await (window as Watching).changed) as Change);
}

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
    const keySorts: Change[] = [];
    // Of each column one way with the mouse and one with a key: the server has not sent the rows of either before.
    for (const [index, header] of columns.entries())
      for (let way = 0; way < 2; way += 1) {
        const by = (index + way) % 2 === 0 ? 'mouse' : 'key';
        (by === 'mouse' ? sorts : keySorts).push(await measureChange(browser, { header, by }));
      }
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
    printRow(`sort, ${columns.length} columns, from the release of a button pressed for ${pressMs} ms`, sorts);
    printRow(`sort, other ways of the columns, with a key after ${restMs} ms of focus`, keySorts);
    printRow('search, with the pause for the next key', found);
    await openList(browser, `${site}${path}?rows=all`);
    const frames = await measureScroll(browser);
    console.log(`| frame while the largest page scrolls | ${format(median(frames), Math.max(...frames))} | | | |`);
    return {
      sort: median(sorts.map(({ total }) => total)) - roundTrip,
      keySort: median(keySorts.map(({ total }) => total)) - roundTrip,
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
