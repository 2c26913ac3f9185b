import { paths } from '@scanharbor/shared-contracts';
import { journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
import { startReleaseService } from '../../support/release-service';

const remote = 'mfe-invitation';

journey('A release service', (it) => {
  let service: Awaited<ReturnType<typeof startReleaseService>>;
  before(async () => {
    service = await startReleaseService(process.env.E2E_SITE_FOLDER ?? '');
  });
  after(() => service.stop());

  async function readShownVersion() {
    await browser.url(paths.invitation('demo-invitation'));
    await $('[data-from] main h1').waitForExist();
    return $('[data-from]').getAttribute('data-from');
  }

  it('publishes the bundle of a team over HTTP: visitors get it, and the previous one after a rollback', async () => {
    const { metadata: before } = await releasedVersion(remote);
    const token = await service.addTeam('Hand-off team', remote);
    expect(await readShownVersion()).toBe(`${remote}@${before.version}`);
    const bundle = service.copyBundle(remote, '9.4.0');
    const published = await service.runAsTeam(token, 'publish', '--from', bundle, '--reason', 'Clearer first step');
    expect(published).toEqual({ code: 0, output: `${remote} 9.4.0 is live\n` });
    expect(await readShownVersion()).toBe(`${remote}@9.4.0`);
    expect((await service.runAsTeam(token, 'list')).output).toContain('9.4.0 by Hand-off team: Clearer first step');
    expect(await service.runAsTeam(token, 'rollback', remote, '--reason', 'Wrong text')).toMatchObject({ code: 0 });
    expect(await readShownVersion()).toBe(`${remote}@${before.version}`);
  });

  it('refuses a team that the remote does not belong to, and visitors keep their version', async () => {
    const { metadata: before } = await releasedVersion(remote);
    const token = await service.addTeam('Blog team', 'mfe-blog');
    const refused = await service.runAsTeam(token, 'publish', '--from', service.copyBundle(remote, '9.5.0'), '--reason', 'Test');
    expect(refused).toEqual({ code: 1, output: `The credential of Blog team does not cover ${remote}, only mfe-blog\n` });
    expect(await readShownVersion()).toBe(`${remote}@${before.version}`);
  });
});
