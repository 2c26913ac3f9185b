import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
import { type Site, startSite } from '../../support/site';
import { copyWorkspace } from '../../support/workspace-copy';

const remote = 'mfe-visits';
const page = `${remote}/src/pages/visits/visits-page.tsx`;

/** Returns the output of a command that must fail. */
async function expectFailure(command: Promise<string>): Promise<string> {
  const output = await command.then(
    (success) => `It did not fail: ${success}`,
    (failure: unknown) => Object.values(failure as { stdout: string; stderr: string }).join(''),
  );
  expect(output).not.toContain('It did not fail');
  return output;
}

journey('A new remote', (it) => {
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
  const runRemote = (...args: string[]) => copy.remote(...args, '--site', site.folder);

  it('is created and released into the running site without a change to the shell or the server', async () => {
    const shell = readFileSync(join(site.folder, 'shell/live.json'), 'utf8');
    const getStatus = async () => (await fetch(`${site.origin}/visits`)).status;
    expect(await getStatus()).toBe(404);
    await copy.remote('new', remote, '--url', '/visits', '--owner', 'visits');
    expect(await runRemote('release', remote, '--author', 'ann', '--reason', 'first')).toContain(`${remote} 1.0.0-`);

    expect(await getStatus()).toBe(200);
    await browser.url(`${site.origin}/visits`);
    await expect($('main h1')).toHaveText('Visits');
    expect(await browser.getTitle()).toContain('Visits');
    expect(readFileSync(join(site.folder, 'shell/live.json'), 'utf8')).toBe(shell);
    const { metadata } = await releasedVersion(remote, site.origin);
    expect(await runRemote('list')).toContain(`release ${remote} ${metadata.version} by ann: first`);
  });

  it('is rejected when it bundles a package of the shell, naming route, size and package', async () => {
    copy.change(page, '\nfunction', "import { RouterProvider } from 'react-router/dom';\n\nObject.freeze(RouterProvider);\n\nfunction");
    const output = await expectFailure(runRemote('check', remote, '--only', 'budgets'));
    expect(output).toMatch(/\/visits of mfe-visits 1\.0\.0-\w+ bundles react-router@[\d.]+ again: \d+\.\d kB that the shell provides/);
  });

  it('blocks a contract release that removes an endpoint in use, and lists the sizes of all live screens', async () => {
    const { metadata } = await releasedVersion('mfe-invitation', site.origin);
    copy.change('shared-contracts/src/api/px.ts', 'submitInvitation:', 'sendInvitation:');
    expect(await expectFailure(runRemote('release', 'shared-contracts'))).toContain(
      `mfe-invitation ${metadata.version} uses endpoint px.submitInvitation (mfe-invitation/src/`,
    );
    expect(await runRemote('sizes')).toMatch(/\n\/request-scan\S*\s+\d+/);
  });
});
