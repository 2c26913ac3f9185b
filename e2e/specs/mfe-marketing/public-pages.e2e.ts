import { paths } from '@scanharbor/shared-contracts';
import { siteAddress } from '../../support/control';
import { atPath, press, within } from '../../support/find';
import { journey } from '../../support/journey';
import { focusWithin } from '../../support/keyboard';
import { desktop, phone } from '../../support/look';
import { type PageSource, readPage } from '../../support/page-source';
import { takenOver, watchTakeOver } from '../../support/take-over';

const fetched = async (path: string) => readPage(await (await fetch(siteAddress() + path)).text());

/** Follows every link from the landing page: what each page sends, and the links that lead to screens without text of their own, or to files. */
async function crawl() {
  const pages = new Map<string, PageSource>();
  const screens = new Set<string>();
  const files = new Set<string>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const open = [paths.landing()];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    if (pages.has(from) || screens.has(from)) continue;
    if (/\.\w+$/.test(from)) {
      files.add(from);
      continue;
    }
    const page = await fetched(from);
    if (!page) screens.add(from);
    else pages.set(from, page);
    for (const link of page?.links ?? []) {
      const { pathname, hash } = new URL(link, 'http://site');
      if (hash) anchors.push({ from, path: pathname, id: hash.slice(1) });
      open.push(pathname);
    }
  }
  return { pages, screens, files, anchors };
}

/** What each kind of public page has to say besides being a page. */
const expected: readonly [path: string, thing: string][] = [
  [paths.landing(), 'WebSite'],
  [paths.scans(), 'ItemList'],
  [paths.scanServices('mri'), 'FAQPage'],
  [paths.scanInfo('liver-mri'), 'MedicalTest'],
];

journey('The public pages', (it) => {
  it('are readable as they are sent, each with facts of its own, and every link leads somewhere [MK-020, MK-040, MK-042, MK-044, MK-060]', async () => {
    const { pages, screens, files, anchors } = await crawl();
    expect(pages.size).toBeGreaterThanOrEqual(45);
    for (const [path, { h1, title, description, canonical, things, words }] of pages) {
      expect([path, h1.length, canonical.length]).toEqual([path, 1, 1]);
      expect(words.length).toBeGreaterThan(path === paths.doctorSearch() || path === paths.refer() ? 80 : 500);
      expect(title).not.toBe('');
      expect(description.length).toBeGreaterThan(30);
      expect(things).toContainEqual(expect.stringMatching(/Page$/));
      expect([path, canonical[0]]).toEqual([path, path === paths.terms('patients') ? paths.terms() : path]);
    }
    const others = [...pages].filter(([path]) => path !== paths.terms('patients')).map(([, page]) => page);
    for (const fact of ['title', 'description'] as const) {
      const said = others.map((page) => page[fact]);
      expect(said.filter((one, place) => said.indexOf(one) !== place)).toEqual([]);
    }
    for (const [path, thing] of expected) expect(pages.get(path)?.things).toContain(thing);
    expect(anchors.filter(({ path, id }) => !pages.get(path)?.ids.includes(id))).toEqual([]);
    for (const file of files) expect([file, (await fetch(siteAddress() + file)).status]).toEqual([file, 200]);
    expect([...files]).toEqual([paths.licences()]);
    for (const screen of screens) {
      await browser.url(screen);
      await $('main h1').waitForExist();
      await atPath(screen);
    }
  });

  it('come alive without a flash and without a shift', async () => {
    await watchTakeOver();
    const addresses = [
      paths.landing(),
      paths.scans(),
      paths.scanServices('mri'),
      paths.scanInfo('heart-mri'),
      paths.howItWorks(),
      paths.partner(),
      paths.terms(),
    ];
    for (const size of [desktop, phone]) {
      await browser.setViewport(size);
      for (const address of addresses) {
        await browser.url(address);
        const { shift, blanks, heading, canonicals } = await takenOver();
        expect([address, size.width, shift < 0.01 ? 'still' : shift, blanks, heading, canonicals]).toEqual([
          address,
          size.width,
          'still',
          0,
          'same',
          1,
        ]);
      }
    }
  });

  it('lead from their foot to the form for a message, and back to where they were left [SH-146]', async () => {
    const scrolled = () => browser.execute(() => Math.round(window.scrollY));
    await browser.setViewport(desktop);
    await browser.url(paths.scans());
    const contact = within(browser).link('Contact us');
    await contact.scrollIntoView();
    const foot = await scrolled();
    expect(foot).toBeGreaterThan(0);
    await press(contact);
    await focusWithin('#contact');
    await atPath(paths.about());
    expect(await $('#contact-title').isDisplayed({ withinViewport: true })).toBe(true);
    await browser.back();
    await atPath(paths.scans());
    await focusWithin('h1');
    await browser.waitUntil(async () => (await scrolled()) === foot);
  });
});
