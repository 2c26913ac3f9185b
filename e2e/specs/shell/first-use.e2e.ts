import { paths } from '@scanharbor/shared-contracts';
import { requestFlow } from '../../pages/request-flow.page';
import { axeViolations, phone } from '../../support/check-screen';
import { siteOrigin } from '../../support/control';
import { openFaultProxy } from '../../support/fault-proxy';
import { expectOnConsole, journey } from '../../support/journey';
import { changeBrowser } from '../../support/new-profile';

/** Runs before the page's own scripts: a page without a use never starts by its timer. */
function stopLongTimers() {
  const setTimer = window.setTimeout;
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => (ms > 5_000 && !document.querySelector('#root[data-live]') ? 0 : setTimer(run, ms)),
  });
}

/** Runs before the page's own scripts: the screen is one that is touched. */
function pretendTouchScreen() {
  const match = window.matchMedia.bind(window);
  Object.assign(window, {
    matchMedia: (query: string) => match(query === '(pointer: coarse)' ? 'all' : query),
  });
}

/** Opens a page as a visitor does who only looks at it: unlike `browser.url`, without a move of the mouse. */
async function look(path: string) {
  const context = await browser.getWindowHandle();
  await browser.browsingContextNavigate({ context, url: siteOrigin() + path, wait: 'complete' });
}

const isStarted = () => browser.execute(() => document.querySelector('script[src]') !== null);

/** Waits until the scripts of the page are in the browser's cache. */
const waitForDownloads = () =>
  browser.waitUntil(() =>
    browser.execute(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      return links.length > 2 && links.every(({ href }) => names.includes(href));
    }),
  );

journey('A prerendered page', (it) => {
  it('downloads its application, and starts it once the visitor uses the page', async () => {
    await changeBrowser(browser.addInitScript(stopLongTimers));
    await look(paths.landing());
    await waitForDownloads();
    expect(await isStarted()).toBe(false);
    expect(await $('#root[data-live]').isExisting()).toBe(false);
    await expect($('header a[lang=es]')).toBeDisplayed();
    await browser.keys('Tab');
    await $('#root[data-live]').waitForExist();
    await expect($('section[aria-busy=true]')).not.toBeExisting();
  });

  it('opens the menu when its button is the first thing that is pressed', async () => {
    await browser.setViewport(phone);
    await look(paths.landing());
    const menu = $('header button[aria-controls]');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect($('header nav').$('a')).toBeDisplayed();
  });

  it('lists the scans for what was typed before the application runs', async () => {
    await look(paths.requestScan());
    await requestFlow().chooseScan('brain without', 'MRI - Brain - Without contrast');
    await expect(requestFlow().scan()).toHaveValue('MRI - Brain - Without contrast');
  });

  it('starts at once when prices or ways to sign in are still missing in sight', async () => {
    await changeBrowser(browser.addInitScript(stopLongTimers));
    for (const path of [paths.scans(), paths.centerLogin()]) {
      await look(path);
      await $('#root[data-live]').waitForExist();
    }
  });

  it('stays while a field of a touch screen is filled in, and repeats what was pressed', async () => {
    await changeBrowser(browser.addInitScript(stopLongTimers));
    await changeBrowser(browser.addInitScript(pretendTouchScreen));
    await look(paths.passwordForgot());
    await browser.execute(() => {
      const field = document.querySelector<HTMLInputElement>('#root input')!;
      field.dataset.first = '';
      field.focus();
    });
    await browser.keys('someone@');
    await $('script[src]').waitForExist();
    // Longer than the application takes to replace a page.
    await browser.pause(1_500);
    await browser.keys('scanharbor.test');
    expect(await $('[data-first]').getValue()).toBe('someone@scanharbor.test');
    await browser.keys('Enter');
    await $('#root[data-live]').waitForExist();
    expect(await $('[data-first]').isExisting()).toBe(false);
  });
});

journey('A page whose application does not load', (it) => {
  const script = /^\/shell\/[^/]+\/main\./;
  const message = () => $('#start-failure[role=alert]');
  const text = 'The page could not load completely';
  // Injected faults also appear on the console.
  beforeEach(() => expectOnConsole(/./));

  it('says so, stays readable, and starts when the visitor tries again', async () => {
    const site = await openFaultProxy();
    site.break(script, 'network error');
    await browser.setViewport(phone);
    await browser.url(site.origin + paths.landing());
    const menu = $('header button[aria-controls]');
    await menu.click();
    await expect(message()).toHaveText(expect.stringContaining(text));
    await expect($('main h1')).toBeDisplayed();
    expect(await axeViolations()).toEqual([]);
    site.restore();
    await message().$('button').click();
    await $('#root[data-live]').waitForExist();
    await expect(message()).not.toBeExisting();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  it('says so on a page that is not prerendered, in the language of the visitor', async () => {
    const site = await openFaultProxy();
    site.break(script, 'one byte changed');
    await browser.url(`${site.origin}${paths.invitation('demo-invitation')}&lang=es`);
    await expect(message()).toHaveAttribute('lang', 'es');
    site.restore();
    await message().$('button').click();
    await expect($('main h1')).toBeDisplayed();
    await expect(message()).not.toBeExisting();
  });

  it('says so when its script throws', async () => {
    const site = await openFaultProxy();
    site.rewritePage((page) => page.replace('id="root"', 'id="other"'));
    await browser.url(site.origin + paths.login());
    await expect(message()).toHaveText(expect.stringContaining(text));
  });
});
