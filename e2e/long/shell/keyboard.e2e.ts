import { paths } from '@scanharbor/shared-contracts';
import { readMailedLink } from '../../pages/password.page';
import { accounts } from '../../support/accounts';
import { atPath, within } from '../../support/find';
import { journey } from '../../support/journey';
import { focusOn, tabTo } from '../../support/keyboard';
import { expireSessionsSoon } from '../../support/session-clock';

const type = (text: string) => browser.keys(Array.from(text));
const enter = () => browser.keys('Enter');
const password = 'By-keyboard-1';

journey('The shell by keyboard', (it) => {
  it('resets a password, signs in, extends a session and signs out with the keyboard alone [SH-037, SH-062, SH-064, SH-066, SH-090]', async () => {
    await browser.url(paths.patientLogin());
    await tabTo('Forgot your password?');
    await enter();
    await focusOn(/^Reset your password$/);
    await tabTo(/^Email/);
    await type(accounts.patient);
    await enter();
    await focusOn(/^Check your email$/);

    await browser.url(await readMailedLink());
    await within(browser).field('New password').waitForDisplayed();
    await tabTo(/^New password$/);
    await type(password);
    await tabTo(/^Confirm new password$/);
    await type(password);
    await enter();
    await focusOn(/^Sign in$/);
    await expect(within(browser).text('Your password has been updated! Please login to continue.')).toBeDisplayed();

    const clock = await expireSessionsSoon();
    await tabTo(/^Email/);
    await type(accounts.patient);
    await tabTo(/^Password/);
    await type(password);
    await enter();
    await atPath(paths.home());
    await focusOn(/^Stay signed in$/);
    await clock.restore();
    await enter();
    await $('[role=alertdialog]').waitForExist({ reverse: true });

    await tabTo('Sign out');
    await enter();
    await atPath(paths.patientLogin());
    await focusOn(/^Patient sign in$/);
  });

  it('offers a skip link first, and moves the focus to the error summary of a form', async () => {
    await browser.url(paths.login());
    await $('main h1').waitForExist();
    await browser.keys('Tab');
    await focusOn(/^Skip to content$/);
    await enter();
    await tabTo(/^Sign in$/);
    await enter();
    await focusOn(/^There is a problem/);
    await tabTo('Enter your email address');
    await enter();
    await focusOn(/^Email/);
  });
});
