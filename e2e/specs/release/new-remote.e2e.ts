import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
import { type Site, startSite } from '../../support/site';
import { copyWorkspace } from '../../support/workspace-copy';

const remote = 'mfe-visits';
const page = `${remote}/src/pages/visits/visits-page.tsx`;

/** What a command of the workspace complained of. Fails when it did not. */
async function refusal(command: Promise<string>): Promise<string> {
  const said = await command.then(
    (done) => `It was not refused: ${done}`,
    (failure: { stdout: string; stderr: string }) => failure.stdout + failure.stderr,
  );
  expect(said).not.toContain('It was not refused');
  return said;
}

journey('A team of its own', (it) => {
  let site: Site;
  let copy: ReturnType<typeof copyWorkspace>;
  before(async () => {
    copy = copyWorkspace();
    site = await startSite();
  });
  after(async () => {
    await site.stop();
    copy.remove();
  });
  const at = (...words: string[]) => copy.remote(...words, '--site', site.folder);

  it('makes a remote and releases it into the running site; the shell does not change', async () => {
    const shell = readFileSync(join(site.folder, 'shell/live.json'), 'utf8');
    await copy.remote('new', remote, '--url', '/visits', '--owner', 'visits');
    expect(await at('release', remote, '--who', 'ann', '--why', 'first')).toContain(`${remote} 1.0.0-`);

    await browser.url(`${site.address}/visits`);
    await expect($('main h1')).toHaveText('Visits');
    expect(await browser.getTitle()).toContain('Visits');
    expect(readFileSync(join(site.folder, 'shell/live.json'), 'utf8')).toBe(shell);
    const { metadata } = await releasedVersion(remote, site.address);
    expect(await at('list')).toContain(`release ${remote} ${metadata.version} by ann: first`);
  });

  it('is stopped when its screen brings its own router: route, kilobytes and package are named', async () => {
    copy.change(page, '\nfunction', "import { RouterProvider } from 'react-router/dom';\n\nObject.freeze(RouterProvider);\n\nfunction");
    const said = await refusal(at('check', remote, '--only', 'budgets'));
    expect(said).toMatch(/\/visits of mfe-visits 1\.0\.0-\w+ brings its own react-router@[\d.]+: \d+\.\d kB that the shell has already/);
  });

  it('is told when a live remote still uses what its contract takes away, and everything live is within its budget', async () => {
    const { metadata } = await releasedVersion('mfe-invitation', site.address);
    copy.change('shared-contracts/src/api/px.ts', 'submitInvitation:', 'sendInvitation:');
    expect(await refusal(at('release', 'shared-contracts'))).toContain(
      `mfe-invitation ${metadata.version} uses endpoint px.submitInvitation (mfe-invitation/src/`,
    );
    expect(await at('weights')).toMatch(/\n\/request-scan\S*\s+\d+/);
  });
});
