import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
import { publishCopy } from '../../support/rerelease';
import { openSecondBrowser } from '../../support/second-browser';
import { runRemote } from '../../support/site';

const remote = 'mfe-marketing';
const copy = '9.1.0';

journey('The release console', (it) => {
  const site = { folder: process.env.E2E_SITE_FOLDER ?? '' };
  let old: string;

  const getLiveVersion = async () => (await releasedVersion(remote)).metadata.version;
  const makeLive = (version: string) => runRemote(site, 'rollback', remote, '--to', version, '--reason', 'For a test');

  before(async () => {
    old = await getLiveVersion();
    publishCopy(site.folder, remote, copy);
    await makeLive(copy);
  });
  // The next test files use the same site.
  after(async () => {
    if ((await getLiveVersion()) !== old) await makeLive(old);
  });

  it('signs staff in, and rolls a remote back with a reason: a visitor gets the previous version', async () => {
    const visitor = await openSecondBrowser();
    try {
      const findVersion = async () => {
        await visitor.url(paths.howItWorks());
        await visitor.$('[data-from] main h1').waitForExist();
        return visitor.$('[data-from]').getAttribute('data-from');
      };
      expect(await findVersion()).toBe(`${remote}@${copy}`);

      await browser.url(paths.operations());
      await loginPage().email().waitForDisplayed();
      expect(new URL(await browser.getUrl()).pathname).toBe(paths.centerLogin());
      await loginPage().signIn(accounts.platform, demoPassword);
      const card = browser.$(`section[aria-label="${remote}"]`);
      await card.waitForExist();
      expect(new URL(await browser.getUrl()).pathname).toBe(paths.operations());
      await checkScreen('operations');

      const name = `Roll back to ${old}`;
      await clickWhenReady(within(await card.getElement()).button(name));
      const dialog = await browser.$('[role=dialog]').getElement();
      await fill(within(dialog).field('Reason'), 'The prices are wrong');
      await clickWhenReady(within(dialog).button(name));
      await dialog.waitForExist({ reverse: true, timeout: 60_000 });
      await expect(within(browser).text('The prices are wrong')).toBeDisplayed();
      expect(await findVersion()).toBe(`${remote}@${old}`);
    } finally {
      await visitor.deleteSession();
    }
  });
});
