import { paths } from '@scanharbor/shared-contracts';
import { siteOrigin } from '../../support/control';
import { atPath, clickWhenReady, within } from '../../support/find';
import { openFaultProxy } from '../../support/fault-proxy';
import { expectOnConsole, journey } from '../../support/journey';
import { focusWithin } from '../../support/keyboard';
import { desktop, phone } from '../../support/check-screen';
import { type PageSource, readPage } from '../../support/page-source';
import { readLayoutStability, watchLayoutStability } from '../../support/layout-stability';
import { changeBrowser } from '../../support/new-profile';

const fetchPage = async (path: string) => readPage(await (await fetch(siteOrigin() + path)).text());

/**
 * Follows every link from the landing page. Returns the pages as sent, and the links to screens that render in the browser and to files.
 */
async function crawl() {
  const pages = new Map<string, PageSource>();
  const screens = new Set<string>();
  const files = new Set<string>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const queue = [paths.landing()];
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    if (pages.has(from) || screens.has(from)) continue;
    if (/\.\w+$/.test(from)) {
      files.add(from);
      continue;
    }
    const page = await fetchPage(from);
    // Entry screens are prerendered, too, but are no pages for search engines: they have no canonical link.
    if (!page?.canonical.length) screens.add(from);
    else pages.set(from, page);
    for (const link of page?.links ?? []) {
      const { pathname, hash } = new URL(link, 'http://site');
      if (hash) anchors.push({ from, path: pathname, id: hash.slice(1) });
      queue.push(pathname);
    }
  }
  return { pages, screens, files, anchors };
}

/** Additional types in the structured data of some public pages. */
const expectedTypes: readonly [path: string, type: string][] = [
  [paths.landing(), 'WebSite'],
  [paths.scans(), 'ItemList'],
  [paths.scanServices('mri'), 'FAQPage'],
  [paths.scanInfo('liver-mri'), 'MedicalTest'],
];

/** Runs before the page's own scripts: types a wrong password and presses the button as soon as the form is parsed. */
function signInEarly() {
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
    if (!button) return;
    observer.disconnect();
    document.querySelector<HTMLInputElement>('#field-username')!.value = 'patient@scanharbor.test';
    document.querySelector<HTMLInputElement>('#field-password')!.value = 'Wrong-password-1';
    document.documentElement.dataset.pressedEarly = String(document.querySelector('[data-from]') === null);
    button.click();
  });
  observer.observe(document, { childList: true, subtree: true });
}

journey('The public pages', (it) => {
  it('are readable without scripts, have unique metadata and no broken link [MK-020, MK-040, MK-042, MK-044, MK-060]', async () => {
    const { pages, screens, files, anchors } = await crawl();
    expect(pages.size).toBeGreaterThanOrEqual(45);
    for (const [path, { h1, title, description, canonical, types, text }] of pages) {
      expect([path, h1.length, canonical.length]).toEqual([path, 1, 1]);
      expect(text.length).toBeGreaterThan(path === paths.doctorSearch() || path === paths.refer() ? 80 : 500);
      expect(title).not.toBe('');
      expect(description.length).toBeGreaterThan(30);
      expect(types).toContainEqual(expect.stringMatching(/Page$/));
      expect([path, canonical[0]]).toEqual([path, path === paths.terms('patients') ? paths.terms() : path]);
    }
    const distinctPages = [...pages].filter(([path]) => path !== paths.terms('patients')).map(([, page]) => page);
    for (const name of ['title', 'description'] as const) {
      const values = distinctPages.map((page) => page[name]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
    for (const [path, type] of expectedTypes) expect(pages.get(path)?.types).toContain(type);
    expect(anchors.filter(({ path, id }) => !pages.get(path)?.ids.includes(id))).toEqual([]);
    for (const file of files) expect([file, (await fetch(siteOrigin() + file)).status]).toEqual([file, 200]);
    expect([...files]).toEqual([paths.licenses()]);
    for (const screen of screens) {
      await browser.url(screen);
      await $('main h1').waitForExist();
      await atPath(screen);
    }
  });

  it('become interactive without a flash or a layout shift', async () => {
    await watchLayoutStability();
    const targets = [
      paths.landing(),
      paths.scans(),
      paths.scanServices('mri'),
      paths.scanInfo('heart-mri'),
      paths.howItWorks(),
      paths.partner(),
      paths.terms(),
      paths.requestScan(),
      paths.login(),
      paths.passwordForgot(),
    ];
    for (const size of [desktop, phone]) {
      await browser.setViewport(size);
      for (const path of targets) {
        await browser.url(path);
        const { shift, shifted, blanks, heading, canonicals } = await readLayoutStability();
        const expected = [path, size.width, 'still', 0, 'same', (await fetchPage(path))?.canonical.length];
        expect([path, size.width, shift < 0.01 ? 'still' : shifted, blanks, heading, canonicals]).toEqual(expected);
      }
    }
  });

  it('have their header on one line on a tablet and on a small laptop, in both languages', async () => {
    const heights: number[] = [];
    for (const path of [paths.scans(), paths.scanServices('mri')])
      for (const language of ['es', 'en'])
        for (const width of [768, 991]) {
          await browser.setViewport({ width, height: 900 });
          await browser.url(`${path}?lang=${language}`);
          await $(`html[lang=${language}] header nav`).waitForExist();
          heights.push((await $('header').getSize()).height);
        }
    const border = 1;
    expect(heights).toEqual(heights.map(() => 64 + border));
  });

  it('repeat what a visitor typed and pressed before a slow script ran, with no value in the URL', async () => {
    const site = await openFaultProxy();
    site.break(/\/shell\/.*\.js/, { delayMs: 2_000 });
    await changeBrowser(browser.addInitScript(signInEarly));
    expectOnConsole(/40[01]/);
    await browser.url(site.origin + paths.login());
    await expect($('[role=alert]:not(:empty)')).toHaveText(expect.stringContaining('Incorrect Email Address or Password'));
    await expect($('#field-username')).toHaveValue('patient@scanharbor.test');
    expect(await browser.execute(() => document.documentElement.dataset.pressedEarly)).toBe('true');
    expect(new URL(await browser.getUrl()).search).toBe('');
  });

  it('link from their footer to the contact form, and return to the previous scroll position [SH-146]', async () => {
    const getScrollTop = () => browser.execute(() => Math.round(window.scrollY));
    await browser.setViewport(desktop);
    await browser.url(paths.scans());
    // Before, the link is one of the prerendered page, which is replaced.
    await $('#root[data-live]').waitForExist();
    const contact = within(browser).link('Contact us');
    await contact.scrollIntoView();
    const footerTop = await getScrollTop();
    expect(footerTop).toBeGreaterThan(0);
    await clickWhenReady(contact);
    await focusWithin('#contact');
    await atPath(paths.about());
    expect(await $('#contact-title').isDisplayed({ withinViewport: true })).toBe(true);
    await browser.back();
    await atPath(paths.scans());
    await focusWithin('h1');
    await browser.waitUntil(async () => (await getScrollTop()) === footerTop);
  });
});
