import { type Browser, median, openBrowser, signIn } from './browser';

/** Maximum acceptable time for a sort or a filter, in ms. */
const goalMs = 100;

const columns = ['Request', 'Modality', 'Patient (DOB)', 'Test', 'Date added (days open)', 'Last comment', 'Payment'];
/** Each matches a different number of rows. */
const searches = ['mri', 'mri brain', 'brandt', '1101', 'ultrasound', 'ct chest', ''];

/** Returns the time from the click on a header until the rows are shown in the new order, in ms. */
const measureSort = (browser: Browser, header: string): Promise<number> =>
  browser.executeAsync((name: string, done: (ms: number) => void) => {
    const head = [...document.querySelectorAll('th')].find((cell) => cell.textContent === name);
    const button = head?.querySelector('button');
    if (!head || !button) throw new Error(`No column ${name}`);
    const previous = head.getAttribute('aria-sort');
    const started = performance.now();
    const watch = new MutationObserver(() => {
      if (head.getAttribute('aria-sort') === previous) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    });
    watch.observe(head, { attributes: true });
    button.click();
  }, header);

/** Returns the time from a key in the search box until the matching rows and their number are shown, in ms. */
const measureSearch = (browser: Browser, text: string): Promise<number> =>
  browser.executeAsync((value: string, done: (ms: number) => void) => {
    const box = document.querySelector<HTMLInputElement>('main input[type=search]');
    const count = document.querySelector('main section [role=status]:not(:empty)');
    if (!box || !count) throw new Error('No search box');
    const started = performance.now();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    });
    watch.observe(count, { childList: true, subtree: true, characterData: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

/** Returns the time of each frame while the list scrolls by 600 px per frame, in ms. */
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

const printLine = (name: string, times: number[]) =>
  console.log(`| ${name} | ${median(times).toFixed(0)} ms | ${Math.max(...times).toFixed(0)} ms |`);

/** Measures sort, search and scrolling in the list of active requests with 10,000 rows on one page, without CPU throttling. */
export async function measureGrids(site: string) {
  const browser = await openBrowser();
  try {
    const response = await fetch(`${site}/api/__control/situation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'tenThousandRequests' }),
    });
    if (!response.ok) throw new Error(await response.text());
    await signIn(browser, site, 'staff@scanharbor.test');
    await browser.url(`${site}/providers/requests?rows=all`);
    await browser.$('main table').waitForExist({ timeout: 120_000 });
    const rows = await browser.$('main table').getAttribute('aria-rowcount');
    const sorts: number[] = [];
    for (const column of columns) sorts.push(await measureSort(browser, column), await measureSort(browser, column));
    const searchTimes: number[] = [];
    for (const text of searches) searchTimes.push(await measureSearch(browser, text));
    const frames = await measureScroll(browser);
    console.log(`\n| list of ${Number(rows) - 1} requests, goal ${goalMs} ms | median | slowest |\n|---|---|---|`);
    printLine(`sort, ${columns.length} columns both ways`, sorts);
    printLine('search, a key at a time', searchTimes);
    printLine('frame while scrolling', frames);
  } finally {
    await browser.deleteSession();
  }
}
