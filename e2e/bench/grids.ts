import { type Browser, median, openBrowser, signIn } from './browser';

/** What a person may wait for a sort or a filter, in ms. */
const goal = 100;

const columns = ['Request', 'Modality', 'Patient (DOB)', 'Test', 'Date added (days open)', 'Last comment', 'Payment'];
/** Each matches another number of rows. */
const searches = ['mri', 'mri brain', 'brandt', '1101', 'ultrasound', 'ct chest', ''];

/** From the click on a header until the rows stand in the new order on the screen. */
const sortBy = (browser: Browser, header: string): Promise<number> =>
  browser.executeAsync((name: string, done: (ms: number) => void) => {
    const head = [...document.querySelectorAll('th')].find((cell) => cell.textContent === name);
    const button = head?.querySelector('button');
    if (!head || !button) throw new Error(`No column ${name}`);
    const before = head.getAttribute('aria-sort');
    const started = performance.now();
    const watch = new MutationObserver(() => {
      if (head.getAttribute('aria-sort') === before) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    });
    watch.observe(head, { attributes: true });
    button.click();
  }, header);

/** From a key in the search box until the number of rows that match, and with it the rows, are on the screen. */
const searchFor = (browser: Browser, text: string): Promise<number> =>
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

/** Milliseconds of each frame while the list scrolls by 600 px per frame. */
const scroll = (browser: Browser): Promise<number[]> =>
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

const line = (what: string, times: number[]) =>
  console.log(`| ${what} | ${median(times).toFixed(0)} ms | ${Math.max(...times).toFixed(0)} ms |`);

/** Sort, search and scrolling in the list of active requests with 10,000 rows on one page; CPU as it is. */
export async function measureGrids(site: string) {
  const browser = await openBrowser();
  try {
    const answer = await fetch(`${site}/api/__control/situation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'tenThousandRequests' }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await signIn(browser, site, 'staff@scanharbor.test');
    await browser.url(`${site}/providers/requests?rows=all`);
    await browser.$('main table').waitForExist({ timeout: 120_000 });
    const rows = await browser.$('main table').getAttribute('aria-rowcount');
    const sorts: number[] = [];
    for (const column of columns) sorts.push(await sortBy(browser, column), await sortBy(browser, column));
    const finds: number[] = [];
    for (const text of searches) finds.push(await searchFor(browser, text));
    const frames = await scroll(browser);
    console.log(`\n| list of ${Number(rows) - 1} requests, goal ${goal} ms | median | slowest |\n|---|---|---|`);
    line(`sort, ${columns.length} columns both ways`, sorts);
    line('search, a key at a time', finds);
    line('frame while scrolling', frames);
  } finally {
    await browser.deleteSession();
  }
}
