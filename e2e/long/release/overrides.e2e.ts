import { paths } from '@scanharbor/shared-contracts';
import { openFaultProxy } from '../../support/fault-proxy';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { axeViolations } from '../../support/check-screen';
import { getPageChunkPath } from '../../support/registry';
import { type Site, startSite } from '../../support/site';

const remote = 'mfe-marketing';

const heading = () => $('main h1');

journey('A released remote', (it) => {
  let site: Site;
  before(async () => {
    site = await startSite({ ALLOW_OVERRIDE: '1' });
  });
  after(() => site.stop());

  it('can be overridden with a remote of another origin for one tab, with a banner that ends it', async () => {
    // The page requests the released files early, which the override then does not use.
    expectOnConsole(/was preloaded using link preload/);
    const proxy = await openFaultProxy();
    await proxy.replaceFile(remote, await getPageChunkPath(remote, paths.howItWorks()), (text) =>
      text.replaceAll('"How it works"', '"How it works at my desk"'),
    );
    await browser.url(`${site.origin}${paths.howItWorks()}?remote=${remote}@${proxy.origin}`);
    await expect(heading()).toHaveText('How it works at my desk');
    expect(new URL(await browser.getUrl()).search).toBe('');
    const banner = $('aside[aria-label="Development override"]');
    await expect(banner).toHaveText(expect.stringContaining(proxy.origin));
    expect(await axeViolations()).toEqual([]);

    await browser.refresh();
    await expect(heading()).toHaveText('How it works at my desk');
    await clickWhenReady(within(browser).button('Use the released version'));
    await expect(heading()).toHaveText('How it works');
    await expect(banner).not.toBeExisting();
  });

  it('is not overridden by a URL where overrides are off or the origin is not allowed', async () => {
    const proxy = await openFaultProxy();
    await browser.url(`${paths.howItWorks()}?remote=${remote}@${proxy.origin}`);
    await expect($('[data-from]')).toBeExisting();
    await expect($('aside[aria-label="Development override"]')).not.toBeExisting();
    expect(proxy.requestedPaths).toEqual([]);

    expectOnConsole(/Content Security Policy/, /Fetch API cannot load/);
    const otherOrigin = proxy.origin.replace('localhost', '127.0.0.1');
    await browser.url(`${site.origin}${paths.howItWorks()}?remote=${remote}@${otherOrigin}`);
    await expect($('aside[aria-label="Development override"]')).toHaveText(expect.stringContaining('The released version is shown'));
    await expect(heading()).toHaveText('How it works');
    expect(proxy.requestedPaths).toEqual([]);
  });
});
