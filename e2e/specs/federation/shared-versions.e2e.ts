import { isSamePage, markPage, remoteFailure } from '../../pages/remote-failure.page';
import { expectOnConsole, journey } from '../../support/journey';
import { navigateTo } from '../../support/navigate';
import { runRemote, type Site, startSite } from '../../support/site';
import { buildStockRemote } from '../../support/stock-remote';

/** Remotes that share the library `greeting`: different versions, rules and runtimes. */
const remotes = [
  { name: 'old', bundler: 'webpack', greeting: { brings: '1.0.0', rules: { requiredVersion: '^1.0.0' } } },
  { name: 'new', bundler: 'rspack', greeting: { brings: '1.2.0', rules: { requiredVersion: '^1.0.0' } } },
  { name: 'plain', bundler: 'plain-webpack', greeting: { brings: '1.1.0', rules: { requiredVersion: '~1.1.0', strictVersion: true } } },
  { name: 'next', bundler: 'vite', greeting: { brings: '2.0.0', rules: { requiredVersion: '^2.0.0' } } },
  { name: 'eager', bundler: 'webpack', greeting: { brings: '1.3.0', rules: { requiredVersion: '^1.0.0', eager: true } } },
  { name: 'guest', bundler: 'webpack', greeting: { rules: { requiredVersion: '^1.0.0', import: false } } },
  { name: 'strict', bundler: 'rspack', greeting: { rules: { requiredVersion: '^3.0.0', strictVersion: true, import: false } } },
  { name: 'one', bundler: 'webpack', greeting: { brings: '1.5.0', rules: { requiredVersion: '^1.0.0', singleton: true } } },
] as const;

type Name = (typeof remotes)[number]['name'];

const pathOf = (name: Name) => `/stock-${name}`;

journey('A library that remotes share beside the shell', (it) => {
  let site: Site;
  before(async () => {
    site = await startSite();
    for (const remote of remotes) await runRemote(site, 'publish', '--from', buildStockRemote({ version: '1.0.0', ...remote }));
  });
  after(() => site.stop());

  /** Opens remotes one after the other in one page; returns the version of the library that each of them uses. */
  async function readVersions(first: Name, ...others: Name[]) {
    const versions: (string | null)[] = [];
    for (const name of [first, ...others]) {
      if (name === first) {
        await browser.url(site.origin + pathOf(name));
        await markPage();
      } else await navigateTo(pathOf(name));
      await expect($('#stock h1')).toHaveText(expect.stringContaining(pathOf(name)));
      versions.push(await $('#stock').getAttribute('data-greeting'));
    }
    expect(await isSamePage()).toBe(true);
    return versions;
  }

  it('has the version that each remote brings while that is the only one', async () => {
    expect(await readVersions('old')).toEqual(['1.0.0']);
    expect(await readVersions('plain')).toEqual(['1.1.0']);
  });

  it('is the highest version that the range of a remote accepts, whichever runtime offers it', async () => {
    expect(await readVersions('new', 'old', 'guest')).toEqual(['1.2.0', '1.2.0', '1.2.0']);
    expect(await readVersions('plain', 'old')).toEqual(['1.1.0', '1.1.0']);
    expect(await readVersions('eager', 'new', 'guest')).toEqual(['1.3.0', '1.3.0', '1.3.0']);
  });

  it('exists in several versions when the ranges exclude each other', async () => {
    expect(await readVersions('next', 'new', 'plain', 'old')).toEqual(['2.0.0', '1.2.0', '1.1.0', '1.2.0']);
  });

  it('is refused by a remote that brings none and accepts none of the others', async () => {
    await readVersions('new', 'next');
    expectOnConsole(/greeting/);
    await navigateTo(pathOf('strict'));
    await expect(remoteFailure().heading()).toBeDisplayed();
  });

  it('exists once for those who say so, beside the others', async () => {
    expect(await readVersions('new', 'one')).toEqual(['1.2.0', '1.2.0']);
  });
});
