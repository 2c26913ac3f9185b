import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@scanharbor/shared-contracts';
import { isSamePage, markPage } from '../../pages/remote-failure.page';
import { requestFlow } from '../../pages/request-flow.page';
import { openFaultySite } from '../../support/faulty-site';
import { press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { axeViolations } from '../../support/look';
import { pageChunkOf, releasedVersion } from '../../support/registry';
import { releaseAgain } from '../../support/release-again';
import { root, type Site, startSite } from '../../support/site';

const remote = 'mfe-marketing';

/** Every file of the shell's folders with its hash. */
function shellFiles(site: Site): Record<string, string> {
  const folder = join(site.folder, 'shell');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

const release = (site: Site, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['tools/bin/run.mjs', 'remote', ...words, '--site', site.folder], { cwd: root });

/** The remote and version of the screen at hand, as the page says. */
const shownFrom = () => $('[data-from]').getAttribute('data-from');

const heading = () => $('main h1');

/** As somebody comes back to the tab; the page then asks what is released. Waits for the answers. */
async function comeBack() {
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
    site = await startSite({ ALLOW_OVERRIDE: '1' });
  });
  after(() => site.stop());

  it('of one remote is there at the next visit; the shell does not change by a byte, an open tab goes on, and a rollback takes it back', async () => {
    await browser.url(site.address + paths.howItWorks());
    const { metadata: old } = await releasedVersion(remote, site.address);
    expect(await shownFrom()).toBe(`${remote}@${old.version}`);
    await markPage();

    const shellBefore = shellFiles(site);
    await release(site, 'release', remote, '--release', '9.9.0', '--why', 'test');
    expect(shellFiles(site)).toEqual(shellBefore);

    await press(within(browser).link('Scans & prices'));
    await expect($('main h1')).toHaveText(expect.stringContaining('Scans'));
    expect(await isSamePage()).toBe(true);
    expect(await shownFrom()).toBe(`${remote}@${old.version}`);

    await browser.url(site.address + paths.scans());
    await $('main h1').waitForExist();
    expect(await shownFrom()).toMatch(new RegExp(`^${remote}@9\\.9\\.0`));

    await release(site, 'rollback', remote);
    await browser.url(site.address + paths.scans());
    await $('main h1').waitForExist();
    expect(await shownFrom()).toBe(`${remote}@${old.version}`);
  });

  it('of everything in the middle of a form loses nothing and breaks no part; the tab takes it up at a screen change that loses nothing', async () => {
    const flow = requestFlow();
    await browser.url(site.address + paths.requestScan());
    await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
    await flow.fillZip('10018');
    await markPage();
    const before = await shownFrom();
    await releaseAgain(site.folder, '9.1.0');
    await comeBack();

    await press(within(browser).link('How it works'));
    await expect(heading()).toHaveText('How it works');
    await browser.back();
    await expect(flow.zip()).toHaveValue('10018');
    await flow.chooseDistance(20);
    await flow.pay('Self-pay (rate');
    await flow.flexible();
    await flow.goOn('Continue to your details');
    await flow.firstName().waitForExist();
    expect(await isSamePage()).toBe(true);
    expect(await shownFrom()).toBe(before);

    // The form is given up: nothing is lost any more.
    await browser.reloadSession();
    await browser.url(site.address + paths.scans());
    await heading().waitForExist();
    await markPage();
    await releaseAgain(site.folder, '9.2.0');
    await comeBack();
    await press(within(browser).link('How it works'));
    await browser.waitUntil(async () => !(await isSamePage()), { timeoutMsg: 'The page did not come anew' });
    await expect(heading()).toHaveText('How it works');
    await expect($('[data-from]')).toHaveAttribute('data-from', `${remote}@9.2.0`);
  });

  it('can be tried with one remote from elsewhere, for one tab, in sight and cleared by a press', async () => {
    const desk = await openFaultySite();
    await desk.build(remote, await pageChunkOf(remote, paths.howItWorks()), (text) =>
      text.replaceAll('"How it works"', '"How it works at my desk"'),
    );
    await browser.url(`${site.address}${paths.howItWorks()}?remote=${remote}@${desk.address}`);
    await expect(heading()).toHaveText('How it works at my desk');
    expect(new URL(await browser.getUrl()).search).toBe('');
    const banner = $('aside[aria-label="Not as released"]');
    await expect(banner).toHaveText(expect.stringContaining(desk.address));
    expect(await axeViolations()).toEqual([]);

    await browser.refresh();
    await expect(heading()).toHaveText('How it works at my desk');
    await press(within(browser).button('Use the released version'));
    await expect(heading()).toHaveText('How it works');
    await expect(banner).not.toBeExisting();
  });

  it('is not changed by an address where overrides are off, or where their origin is not allowed', async () => {
    const desk = await openFaultySite();
    await browser.url(`${paths.howItWorks()}?remote=${remote}@${desk.address}`);
    await expect($('[data-from]')).toBeExisting();
    await expect($('aside[aria-label="Not as released"]')).not.toBeExisting();
    expect(desk.asked).toEqual([]);

    expectOnConsole(/Content Security Policy/, /Fetch API cannot load/);
    const elsewhere = desk.address.replace('localhost', '127.0.0.1');
    await browser.url(`${site.address}${paths.howItWorks()}?remote=${remote}@${elsewhere}`);
    await expect($('aside[aria-label="Not as released"]')).toHaveText(expect.stringContaining('the released one is shown'));
    await expect(heading()).toHaveText('How it works');
    expect(desk.asked).toEqual([]);
  });
});
