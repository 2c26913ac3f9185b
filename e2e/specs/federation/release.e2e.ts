import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@scanharbor/shared-contracts';
import { isSamePage, markPage } from '../../pages/remote-failure.page';
import { press, within } from '../../support/find';
import { journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
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

journey('A release', (it) => {
  let site: Site;
  before(async () => {
    site = await startSite();
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
});
