import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@scanharbor/shared-contracts';
import { createSet } from '@scanharbor/tools/release';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { navigateTo } from '../../support/navigate';
import { releasedVersion } from '../../support/registry';
import { publishCopy } from '../../support/rerelease';
import { switchTo } from '../../support/switch-user';

const remote = 'mfe-marketing';
const previewed = '9.3.0';
const dayMs = 86_400_000;

const bar = () => $('aside[aria-label="Preview"]');

journey('A link to versions that are not live', (it) => {
  const site = process.env.E2E_SITE_FOLDER ?? '';
  before(() => publishCopy(site, remote, previewed));

  const makeSet = (now?: Date) => createSet(site, { versions: [{ name: remote, version: previewed }], days: 1, now }).id;

  async function openLink(id: string) {
    await browser.url(`${paths.howItWorks()}?set=${id}`);
    await $('[data-from] main h1').waitForExist();
  }

  const expectVersion = (name: string, version: string) => expect($('[data-from]')).toHaveAttribute('data-from', `${name}@${version}`);

  async function expectLiveSite(reason: string) {
    await expect(bar()).toHaveText(expect.stringContaining(`${reason} You see the live site.`));
    await expectVersion(remote, (await releasedVersion(remote)).metadata.version);
  }

  it('shows staff exactly these versions, on each screen and after a reload, until they leave', async () => {
    const id = makeSet();
    // The page requests the live versions before its script knows of the set.
    expectOnConsole(/was preloaded using link preload but not used/);
    await signInAs(accounts.staff);
    await openLink(id);
    await expectVersion(remote, previewed);
    await expect(bar()).toHaveText(expect.stringContaining(`${remote} ${previewed}`));
    expect(new URL(await browser.getUrl()).search).toBe('');
    await checkScreen('preview');
    await navigateTo(paths.dashboard());
    await expectVersion('mfe-ic-portal', (await releasedVersion('mfe-ic-portal')).metadata.version);
    await browser.url(paths.howItWorks());
    await expectVersion(remote, previewed);
    await clickWhenReady(within(browser).button('Leave preview'));
    await expectVersion(remote, (await releasedVersion(remote)).metadata.version);
    await expect(bar()).not.toBeExisting();
  });

  it('is refused to guests and patients, who see the live site and the reason', async () => {
    const id = makeSet();
    await openLink(id);
    await expectLiveSite('This preview is for staff. Sign in with a staff account to see it.');
    await switchTo(accounts.patient);
    expectOnConsole(/releases\/sets/);
    await openLink(id);
    await expectLiveSite('This preview is for staff.');
  });

  it('is refused when it has expired, is unknown, or was changed after its signature', async () => {
    await signInAs(accounts.staff);
    expectOnConsole(/releases\/sets/);
    await openLink(makeSet(new Date(Date.now() - 2 * dayMs)));
    await expectLiveSite('This preview has expired.');
    await openLink('0123456789ab');
    await expectLiveSite('There is no preview with this link.');
    const changed = makeSet();
    const file = join(site, '.sets', `${changed}.json`);
    const set = JSON.parse(readFileSync(file, 'utf8')) as { expires: string };
    writeFileSync(file, JSON.stringify({ ...set, expires: new Date(Date.now() + 30 * dayMs).toISOString() }));
    await openLink(changed);
    await expectLiveSite('This preview is not as it was created, or it has expired.');
  });
});
