import { paths } from '@scanharbor/shared-contracts';
import { accounts, demoPassword, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { control } from '../../support/control';
import { clickWhenReady, fill, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';

const elevenMinutes = 11 * 60_000;
const newPassword = 'Quiet-harbor-7';
const dialog = () => $('[role=dialog]');

async function enterPassword(password: string) {
  await fill(within(await dialog().getElement()).field('Current password'), password);
  await clickWhenReady(within(await dialog().getElement()).button('Continue'));
}

journey('A form that needs a recent password', (it) => {
  beforeEach(() => expectOnConsole(/account\/password|prove_password/));

  it('asks for it, says when it is wrong, and then continues with everything that was entered', async () => {
    await signInAs(accounts.patient);
    await browser.url(paths.settings('account'));
    await within(browser).field('New password').waitForDisplayed();
    await control('clock', { advance: elevenMinutes });
    await fill(within(browser).field('New password'), newPassword);
    await fill(within(browser).field('Confirm'), newPassword);
    await clickWhenReady(within(browser).button('Change password'));
    await dialog().waitForDisplayed();
    await checkScreen('shell-password-proof');
    await enterPassword('Wrong-harbor-1');
    await within(browser).text('This password is not correct.').waitForDisplayed();
    await expect(dialog()).toBeDisplayed();
    await enterPassword(demoPassword);
    await dialog().waitForExist({ reverse: true });
    await within(browser).text('Your password has been updated.').waitForDisplayed();
  });

  it('keeps what was entered when the user cancels', async () => {
    await signInAs(accounts.patient);
    await browser.url(paths.settings('account'));
    await within(browser).field('New password').waitForDisplayed();
    await control('clock', { advance: elevenMinutes });
    await fill(within(browser).field('New password'), newPassword);
    await fill(within(browser).field('Confirm'), newPassword);
    await clickWhenReady(within(browser).button('Change password'));
    await clickWhenReady(within(await dialog().getElement()).button('Cancel'));
    await dialog().waitForExist({ reverse: true });
    await expect(within(browser).field('New password')).toHaveValue(newPassword);
    await expect(within(browser).field('Confirm')).toHaveValue(newPassword);
    await within(browser).text('Enter your password again to change this.').waitForDisplayed();
  });
});
