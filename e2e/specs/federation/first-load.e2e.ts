import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { openFaultProxy } from '../../support/fault-proxy';
import { journey } from '../../support/journey';
import { changeBrowser } from '../../support/new-profile';

/** Runs before the page's own scripts: marks the first render of the shell, and turns off prefetching. */
function markRender() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  new MutationObserver((_changes, self) => {
    if (!document.querySelector('[data-from]')) return;
    self.disconnect();
    performance.mark('rendered');
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page. Returns the scripts requested before the render, those that the page did not request early, and repeated ones. */
function collectScripts() {
  const renderedAt = performance.getEntriesByName('rendered')[0]?.startTime ?? 0;
  const inPage = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => name.endsWith('.js') && startTime < renderedAt,
  );
  const names = scripts.map(({ name }) => name);
  // A request by a script during the page's own request for the same file is attributed to the script.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const shellLoaded = scripts.filter(({ name }) => inPage.includes(name)).map(({ responseEnd }) => responseEnd);
  // Scripts of the page run once it is parsed.
  const shellRunsAt = Math.max(navigation?.domInteractive ?? 0, ...shellLoaded);
  return {
    count: names.length,
    kB: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    notEarly: scripts.filter(({ initiatorType, startTime }) => initiatorType !== 'link' && startTime > shellRunsAt).map(({ name }) => name),
    repeated: names.filter((name, index) => names.indexOf(name) !== index),
  };
}

journey('A first load', (it) => {
  it('requests all scripts of the screen in one wave, and none twice', async () => {
    await changeBrowser(browser.addInitScript(markRender));
    const open = async (path: string) => {
      await browser.url(path);
      await $('[data-from] main h1').waitForExist();
      expect([path, await browser.execute(collectScripts)]).toEqual([
        path,
        { count: expect.any(Number), kB: expect.any(Number), notEarly: [], repeated: [] },
      ]);
    };
    for (const path of [paths.landing(), paths.requestScan(), paths.centerLogin(), paths.scans()]) await open(path);
    await signInAs(accounts.staff);
    await open(paths.dashboard());
  });

  it('loads at most 150 kB of script on the landing page', async () => {
    await changeBrowser(browser.addInitScript(markRender));
    await browser.url(paths.landing());
    await $('[data-from] main h1').waitForExist();
    const { kB } = await browser.execute(collectScripts);
    expect(kB).toBeGreaterThan(100);
    expect(kB).toBeLessThanOrEqual(150);
  });

  it('needs several waves without the early requests in the page, which the check detects', async () => {
    const site = await openFaultProxy();
    site.rewritePage((page) => page.replace(/<script>[^]*?<\/script>/, ''));
    await changeBrowser(browser.addInitScript(markRender));
    await browser.url(site.origin + paths.centers());
    await $('[data-from] main h1').waitForExist();
    const { notEarly } = await browser.execute(collectScripts);
    expect(notEarly.length).toBeGreaterThan(1);
  });
});
