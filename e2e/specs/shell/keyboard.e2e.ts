import { paths } from '@scanharbor/shared-contracts';
import { mailedLink } from '../../pages/password.page';
import { accounts } from '../../support/accounts';
import { atPath, within } from '../../support/find';
import { journey } from '../../support/journey';
import { focusOn, tabTo } from '../../support/keyboard';
import { sessionsEndSoon } from '../../support/session-clock';

const type = (text: string) => browser.keys([...text]);
const enter = () => browser.keys('Enter');
const password = 'By-keyboard-1';

journey('By keyboard alone', (it) => {
  it('a patient gets a new password, signs in, stays when the session is about to end, and signs out [SH-037, SH-062, SH-064, SH-066, SH-090]', async () => {
    await browser.url(paths.patientLogin());
    await tabTo('Forgot your password?');
    await enter();
    await focusOn(/^Reset your password$/);
    await tabTo(/^Email/);
    await type(accounts.patient);
    await enter();
    await focusOn(/^Check your email$/);

    await browser.url(await mailedLink());
    await within(browser).field('New password').waitForDisplayed();
    await tabTo(/^New password$/);
    await type(password);
    await tabTo(/^New password again$/);
    await type(password);
    await enter();
    await focusOn(/^Sign in$/);
    await expect(within(browser).text('Your password has been updated! Please login to continue.')).toBeDisplayed();

    const clock = await sessionsEndSoon();
    await tabTo(/^Email/);
    await type(accounts.patient);
    await tabTo(/^Password/);
    await type(password);
    await enter();
    await atPath(paths.home());
    await focusOn(/^Stay signed in$/);
    await clock.again();
    await enter();
    await $('[role=alertdialog]').waitForExist({ reverse: true });

    await tabTo('Sign out');
    await enter();
    await atPath(paths.patientLogin());
    await focusOn(/^Patient sign in$/);
  });

  it('who comes by a link skips what every screen begins with, and is told what is missing where the focus is', async () => {
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
