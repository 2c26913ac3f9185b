import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';
import { releasedVersion } from '../../support/registry';
import { rereleaseSite } from '../../support/rerelease';
import { openSecondBrowser } from '../../support/second-browser';
import { runRemote, type Site, startSite } from '../../support/site';

const remote = 'mfe-marketing';

journey('The release console', (it) => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.stop());

  it('signs staff in, and rolls a remote back with a reason: a visitor gets the previous version', async () => {
    const { metadata: old } = await releasedVersion(remote, site.origin);
    await rereleaseSite(site.folder, '9.1.0');
    await runRemote(site, 'rollback', remote, '--to', '9.1.0', '--reason', 'Released for this test');

    const visitor = await openSecondBrowser();
    try {
      const findVersion = async () => {
        await visitor.url(site.origin + paths.howItWorks());
        await visitor.$('[data-from] main h1').waitForExist();
        return visitor.$('[data-from]').getAttribute('data-from');
      };
      expect(await findVersion()).toBe(`${remote}@9.1.0`);

      await browser.url(site.origin + paths.operations());
      await loginPage().email().waitForDisplayed();
      expect(new URL(await browser.getUrl()).pathname).toBe(paths.centerLogin());
      await loginPage().signIn(accounts.platform, demoPassword);
      const card = browser.$(`section[aria-label="${remote}"]`);
      await card.waitForExist();
      expect(new URL(await browser.getUrl()).pathname).toBe(paths.operations());
      await checkScreen('operations');

      const name = `Roll back to ${old.version}`;
      await clickWhenReady(within(await card.getElement()).button(name));
      const dialog = await browser.$('[role=dialog]').getElement();
      await fill(within(dialog).field('Reason'), 'The prices are wrong');
      await clickWhenReady(within(dialog).button(name));
      await dialog.waitForExist({ reverse: true, timeout: 60_000 });
      await expect(within(browser).text('The prices are wrong')).toBeDisplayed();
      expect(await findVersion()).toBe(`${remote}@${old.version}`);
    } finally {
      await visitor.deleteSession();
    }
  });
});
