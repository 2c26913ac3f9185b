import { paths } from '@scanharbor/shared-contracts';
import { takeConsoleErrors } from '../../support/console';
import { siteOrigin } from '../../support/control';
import { journey } from '../../support/journey';
import { openOtherSite } from '../../support/other-site';

journey('The content security policy', (it) => {
  it('blocks an inline script and an inline style, which the console check reports', async () => {
    await browser.url(paths.about());
    await $('main h1').waitForExist();
    expect(await takeConsoleErrors()).toEqual([]);
    const hasRun = await browser.execute(() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true;';
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'h1 { color: red }';
      document.head.append(style);
      return 'inlineRan' in window;
    });
    expect(hasRun).toBe(false);
    const errors = await takeConsoleErrors();
    expect(errors.some((message) => /script-src/.test(message))).toBe(true);
    expect(errors.some((message) => /style-src/.test(message))).toBe(true);
  });

  it('is also a header of every page, with the same directives, and no source map is public', async () => {
    for (const path of [paths.landing(), paths.about(), paths.requestScan()]) {
      const response = await fetch(siteOrigin() + path);
      const policy = /Content-Security-Policy" content="([^"]*)"/.exec(await response.text())?.[1];
      expect(response.headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
    }
    const page = await (await fetch(siteOrigin())).text();
    const [main = ''] = /\/shell\/[^"]+\.js/.exec(page) ?? [];
    const script = await (await fetch(siteOrigin() + main)).text();
    expect(script).not.toContain('sourceMappingURL');
    const folder = main.slice(0, main.lastIndexOf('/'));
    for (const path of [`${folder}/main.js.map`, `${folder}/source-maps/main.js.map`, `/.source-maps${folder}/main.js.map`]) {
      expect([path, (await fetch(siteOrigin() + path)).status]).toEqual([path, 404]);
    }
  });
});

journey('A window of another site', (it) => {
  it('has no control over a page that it opened', async () => {
    await openOtherSite();
    const page = await browser.getWindowHandle();
    await browser.execute((url) => {
      Object.assign(window, { opened: window.open(url) });
    }, siteOrigin() + paths.login());
    await browser.switchToWindow(page);
    await browser.waitUntil(() => browser.execute(() => 'opened' in window && (window.opened as Window).closed));
    const handles = await browser.getWindowHandles();
    await browser.switchToWindow(handles.find((handle) => handle !== page) ?? '');
    await expect(browser).toHaveUrl(siteOrigin() + paths.login());
    expect(await browser.execute(() => window.opener)).toBeNull();
    await browser.closeWindow();
    await browser.switchToWindow(page);
  });
});
