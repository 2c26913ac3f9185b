import { forgotPage } from '../../pages/password.page';
import { accounts } from '../../support/accounts';
import { clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';

const newPassword = 'Another-harbor-2';

journey('The mailbox page', (it) => {
  it('lets a newcomer set a forgotten password without a mail server', async () => {
    const find = within(browser);
    await forgotPage().open();
    await forgotPage().requestLink(accounts.patient);
    await forgotPage().sent().waitForDisplayed();
    await browser.url('/api/mailbox');
    await find.heading('Reset your password').waitForDisplayed();
    expect(await browser.execute(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await clickWhenReady(find.link('Set a new password'));
    await fill(find.field('New password'), newPassword);
    await fill(find.field('Confirm new password'), newPassword);
    await clickWhenReady(find.button('Save password'));
    await fill(find.field('Email'), accounts.patient);
    await fill(find.field('Password'), newPassword);
    await clickWhenReady(find.button('Sign in'));
    await browser.waitUntil(async () => !(await browser.getUrl()).includes('login'));
  });
});
