import { paths } from '@scanharbor/shared-contracts';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { openNewProfile } from '../../support/new-profile';

/** An open request of the demo patient. */
const requestId = 1001;
const opened = 'Opened contact details before booking';

journey('The audit trail', (it) => {
  it('tells the administrator and the patient who opened the contact details, and the administrator of an export', async () => {
    await signInAs(accounts.staff);
    await testPage().open(requestId);
    await within(browser).text('Jordan Ellis').waitForDisplayed();

    await openNewProfile();
    await signInAs(accounts.admin);
    await browser.url(paths.auditTrail());
    await within(browser).row(opened).waitForDisplayed();
    await within(browser).field('Action').selectByVisibleText(opened);
    await browser.waitUntil(async () => (await browser.getUrl()).includes('filter.action='));
    await within(browser).text('1 match').waitForDisplayed();
    const row = await within(browser).row(opened).getText();
    expect(row).toContain('Robin Hale');
    expect(row).toContain('Jordan Ellis');
    await checkScreen('audit-trail-filtered');
    await clickWhenReady(within(browser).button('Export CSV'));
    await within(browser).text('1 event exported.').waitForDisplayed();
    await browser.url(paths.auditTrail());
    await within(browser).row('Exported a list').waitForDisplayed();

    await openNewProfile();
    await signInAs(accounts.patient);
    await browser.url(paths.settings('record'));
    const seen = $(`//main//li[contains(normalize-space(.), '${opened}')]`);
    await seen.waitForDisplayed();
    await expect(seen).toHaveText(expect.stringContaining('Robin Hale, Harborview Imaging'));
  });
});
