import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@scanharbor/shared-contracts';
import { isSamePage, markPage } from '../../pages/remote-failure.page';
import { requestFlow } from '../../pages/request-flow.page';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
import { rereleaseSite } from '../../support/rerelease';
import { runRemote, type Site, startSite } from '../../support/site';
import { openNewProfile } from '../../support/new-profile';

const remote = 'mfe-marketing';

/** Returns the hash of every file in the shell's folders. */
function hashShellFiles(site: Site): Record<string, string> {
  const folder = join(site.folder, 'shell');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Returns the remote and version of the current screen, as the page states it. */
const getShownVersion = () => $('[data-from]').getAttribute('data-from');

const heading = () => $('main h1');

/** Simulates a return to the tab, upon which the page requests the live versions. Waits for the responses. */
async function returnToTab() {
  await browser.waitUntil(() =>
    browser.execute(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return performance.getEntriesByType('resource').filter(({ name }) => /\/(registry|live)\.json$/.test(name)).length >= 2;
    }),
  );
}

journey('A release', (it) => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.stop());

  it('appears at the next visit without any change to the shell or an open tab, and can be rolled back', async () => {
    await browser.url(site.origin + paths.howItWorks());
    const { metadata: old } = await releasedVersion(remote, site.origin);
    expect(await getShownVersion()).toBe(`${remote}@${old.version}`);
    await markPage();

    const shellBefore = hashShellFiles(site);
    await runRemote(site, 'release', remote, '--release', '9.9.0', '--reason', 'test');
    expect(hashShellFiles(site)).toEqual(shellBefore);

    await clickWhenReady(within(browser).link('Scans & prices'));
    await expect($('main h1')).toHaveText(expect.stringContaining('Scans'));
    expect(await isSamePage()).toBe(true);
    expect(await getShownVersion()).toBe(`${remote}@${old.version}`);

    await browser.url(site.origin + paths.scans());
    await $('main h1').waitForExist();
    expect(await getShownVersion()).toMatch(new RegExp(`^${remote}@9\\.9\\.0`));

    await runRemote(site, 'rollback', remote);
    await browser.url(site.origin + paths.scans());
    await $('main h1').waitForExist();
    expect(await getShownVersion()).toBe(`${remote}@${old.version}`);
  });

  it('preserves an unfinished form, and reloads the tab only on a navigation without unsaved input', async () => {
    const flow = requestFlow();
    await browser.url(site.origin + paths.requestScan());
    await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
    await flow.fillZip('10018');
    await markPage();
    const version = await getShownVersion();
    await rereleaseSite(site.folder, '9.1.0');
    await returnToTab();

    await clickWhenReady(within(browser).link('How it works'));
    await expect(heading()).toHaveText('How it works');
    await browser.back();
    await expect(flow.zip()).toHaveValue('10018');
    await flow.chooseDistance(20);
    await flow.choosePayment('Self-pay (rate');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await flow.firstName().waitForExist();
    expect(await isSamePage()).toBe(true);
    expect(await getShownVersion()).toBe(version);

    // Without the form there is no unsaved input.
    await openNewProfile();
    await browser.url(site.origin + paths.scans());
    await heading().waitForExist();
    await markPage();
    await rereleaseSite(site.folder, '9.2.0');
    await returnToTab();
    await clickWhenReady(within(browser).link('How it works'));
    await browser.waitUntil(async () => !(await isSamePage()), { timeoutMsg: 'The page did not reload' });
    await expect(heading()).toHaveText('How it works');
    await expect($('[data-from]')).toHaveAttribute('data-from', `${remote}@9.2.0`);
  });
});
