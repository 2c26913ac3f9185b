import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isSamePage, markPage, remoteFailure } from '../../pages/remote-failure.page';
import { openFaultProxy } from '../../support/fault-proxy';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
import { root, type Site, startSite } from '../../support/site';
import { type Bundler, buildStockRemote, removeStockRemotes } from '../../support/stock-remote';

journey('A remote with the packaged federation runtime', (it) => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(async () => {
    removeStockRemotes();
    await site.stop();
  });

  const runRemote = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['tools/bin/run.mjs', 'remote', ...args, '--site', site.folder], { cwd: root });
  const publish = async (bundler: Bundler, version: string, ...args: string[]) =>
    runRemote('publish', '--from', await buildStockRemote(bundler, version), ...args);

  async function expectVersion(bundler: Bundler, version: string) {
    await browser.url(`${site.origin}/stock-${bundler}`);
    await expect($('#stock')).toHaveAttribute('data-version', version);
  }

  for (const bundler of ['webpack', 'rspack', 'vite'] as const) {
    it(`runs on the shell's React, router, store and styles, and moves to other remotes without a reload: ${bundler}`, async () => {
      await publish(bundler, '1.0.0');
      await expectVersion(bundler, '1.0.0');
      await expect($('main h1')).toHaveText(`/stock-${bundler} for a guest`);
      expect((await $('#stock').getCSSProperty('border-top-color')).parsed.hex).toBe('#010203');
      await markPage();
      await clickWhenReady($('#stock').$('a'));
      await expect(within(browser).heading('How it works')).toBeDisplayed();
      await browser.back();
      await expect($('#stock')).toBeDisplayed();
      expect(await isSamePage()).toBe(true);
    });

    it(`recovers with Try again, without a reload, after its page did not load: ${bundler}`, async () => {
      const proxy = await openFaultProxy(site.origin);
      expectOnConsole(/./);
      const { url, extras } = await releasedVersion(`mfe-stock-${bundler}`, site.origin);
      const files = extras.scanharbor.routes.flatMap((route) => route.files);
      const folder = url.slice(0, url.lastIndexOf('/') + 1);
      for (const file of files) proxy.break(folder + file, '503');
      await browser.url(`${proxy.origin}/stock-${bundler}`);
      await remoteFailure().element().waitForExist();
      await markPage();
      proxy.restore();
      await remoteFailure().tryAgain();
      await expect($('#stock')).toBeDisplayed();
      expect(await isSamePage()).toBe(true);
    });
  }

  it('is shown as a canary and rolled back like any other remote', async () => {
    await publish('webpack', '1.1.0', '--percent', '100');
    await expectVersion('webpack', '1.1.0');
    await publish('webpack', '1.2.0');
    await expectVersion('webpack', '1.2.0');
    await runRemote('rollback', 'mfe-stock-webpack');
    await expectVersion('webpack', '1.0.0');
  });
});
