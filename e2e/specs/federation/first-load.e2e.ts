import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { openFaultySite } from '../../support/faulty-site';
import { journey } from '../../support/journey';

/** Runs before the page's own scripts: marks when the shell draws, and asks that nothing is fetched ahead of a click. */
function watchLoad() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  new MutationObserver((_changes, self) => {
    if (!document.querySelector('[data-from]')) return;
    self.disconnect();
    performance.mark('drawn');
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: scripts asked for until it was drawn, those of them that the page did not ask for at once, and repeated ones. */
function scriptsOfLoad() {
  const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? 0;
  const inPage = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => name.endsWith('.js') && startTime < drawn,
  );
  const names = scripts.map(({ name }) => name);
  // What a script asks for while the page's own request for it runs is counted as the script's.
  const shellThere = Math.max(...scripts.filter(({ name }) => inPage.includes(name)).map(({ responseEnd }) => responseEnd));
  return {
    count: names.length,
    kB: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    late: scripts.filter(({ initiatorType, startTime }) => initiatorType !== 'link' && startTime > shellThere).map(({ name }) => name),
    twice: names.filter((name, place) => names.indexOf(name) !== place),
  };
}

journey('A first load', (it) => {
  it('asks for all that the screen needs in one wave, and for nothing twice', async () => {
    await browser.addInitScript(watchLoad);
    const open = async (path: string) => {
      await browser.url(path);
      await $('[data-from] main h1').waitForExist();
      expect([path, await browser.execute(scriptsOfLoad)]).toEqual([
        path,
        { count: expect.any(Number), kB: expect.any(Number), late: [], twice: [] },
      ]);
    };
    for (const path of [paths.landing(), paths.requestScan(), paths.centerLogin(), paths.scans()]) await open(path);
    await signInAs(accounts.staff);
    await open(paths.dashboard());
  });

  it('takes at most 150 kB of script on the landing page', async () => {
    await browser.addInitScript(watchLoad);
    await browser.url(paths.landing());
    await $('[data-from] main h1').waitForExist();
    const { kB } = await browser.execute(scriptsOfLoad);
    expect(kB).toBeGreaterThan(100);
    expect(kB).toBeLessThanOrEqual(150);
  });

  it('without the lines that ask early comes in several waves, and these tests would notice', async () => {
    const site = await openFaultySite();
    site.tell((page) => page.replace(/<script>[^]*?<\/script>/, ''));
    await browser.addInitScript(watchLoad);
    await browser.url(site.address + paths.requestScan());
    await $('[data-from] main h1').waitForExist();
    const { late } = await browser.execute(scriptsOfLoad);
    expect(late.length).toBeGreaterThan(1);
  });
});
