import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { forgotPage, mailedLink } from '../../pages/password.page';
import { accounts, signInAs } from '../../support/accounts';
import { control } from '../../support/control';
import { press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';
import { fitsNarrowAndLarge, movements } from '../../support/reading';
import { sessionsEndSoon } from '../../support/session-clock';

/** Looks at the screen at hand in every way that it is read. */
async function examine(name: string) {
  await look(name);
  expect([...(await fitsNarrowAndLarge(name)), ...(await movements())]).toEqual([]);
}

async function examineAt(name: string, path: string) {
  await browser.url(path);
  await $('main h1').waitForExist();
  await examine(name);
}

journey('Every screen of the shell', (it) => {
  it('for signing in is accessible at any width and with large text, also when the login is refused [SH-049, SH-132]', async () => {
    await examineAt('shell-login', paths.login({ firstLogin: true }));
    await examineAt('shell-patient-login', paths.patientLogin());
    await examineAt('shell-ic-login', paths.centerLogin());
    await press(loginPage().submit());
    await within(browser).text('There is a problem').waitForDisplayed();
    await examine('shell-login-empty');
    expectOnConsole(/datica\/login/);
    await loginPage().signIn(accounts.staff, 'Wrong-password-1');
    await loginPage().refusal().waitForDisplayed();
    await examine('shell-login-refused');
  });

  it('for a new password, and for what does not exist, is accessible at any width and with large text [SH-065, SH-120]', async () => {
    await forgotPage().open();
    await forgotPage().ask(accounts.patient);
    await forgotPage().sent().waitForDisplayed();
    await examine('shell-link-sent');
    await browser.url(await mailedLink());
    await within(browser).field('New password').waitForDisplayed();
    await press(within(browser).button('Save password'));
    await within(browser).text('There is a problem').waitForDisplayed();
    await examine('shell-reset');
    await examineAt('shell-dead-link', paths.passwordReset({ token: 'none', uuid: '1' }));
    await examineAt('shell-temp-reset', paths.passwordTempReset());
    await examineAt('shell-404', paths.notFound());
  });

  it('about the end of a session is accessible at any width and with large text [SH-084]', async () => {
    await sessionsEndSoon();
    await signInAs(accounts.patient);
    await browser.url(paths.home());
    await $('[role=alertdialog]').waitForDisplayed();
    await examine('shell-warning');
    await control('situation', { name: 'sessionsOver' });
    expectOnConsole(/401/);
    await press(within(browser).button('Stay signed in'));
    await within(browser).text('Due to inactivity').waitForDisplayed();
    await examine('shell-session-over');
  });
});
