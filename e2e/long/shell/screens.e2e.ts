import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { forgotPage, readMailedLink } from '../../pages/password.page';
import { accounts, signInAs } from '../../support/accounts';
import { control } from '../../support/control';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';
import { findReflowViolations, findRunningAnimations } from '../../support/reflow';
import { expireSessionsSoon } from '../../support/session-clock';

/** Checks the current screen at all widths, with large text and for animations. */
async function checkAllConditions(name: string) {
  await checkScreen(name);
  expect([...(await findReflowViolations(name)), ...(await findRunningAnimations())]).toEqual([]);
}

async function checkAllConditionsAt(name: string, path: string) {
  await browser.url(path);
  await $('main h1').waitForExist();
  await checkAllConditions(name);
}

journey('The screens of the shell', (it) => {
  it('are accessible at any width and with large text for sign-in and its errors [SH-049, SH-132]', async () => {
    await checkAllConditionsAt('shell-login', paths.login({ firstLogin: true }));
    await checkAllConditionsAt('shell-patient-login', paths.patientLogin());
    await checkAllConditionsAt('shell-ic-login', paths.centerLogin());
    await clickWhenReady(loginPage().submit());
    await within(browser).text('There is a problem').waitForDisplayed();
    await checkAllConditions('shell-login-empty');
    expectOnConsole(/datica\/login/);
    await loginPage().signIn(accounts.staff, 'Wrong-password-1');
    await loginPage().error().waitForDisplayed();
    await checkAllConditions('shell-login-refused');
  });

  it('are accessible at any width and with large text for password resets and unknown paths [SH-065, SH-120]', async () => {
    await forgotPage().open();
    await forgotPage().requestLink(accounts.patient);
    await forgotPage().sent().waitForDisplayed();
    await checkAllConditions('shell-link-sent');
    await browser.url(await readMailedLink());
    await within(browser).field('New password').waitForDisplayed();
    await clickWhenReady(within(browser).button('Save password'));
    await within(browser).text('There is a problem').waitForDisplayed();
    await checkAllConditions('shell-reset');
    await checkAllConditionsAt('shell-dead-link', paths.passwordReset({ token: 'none', uuid: '1' }));
    await checkAllConditionsAt('shell-temp-reset', paths.passwordTempReset());
    expectOnConsole(/\/404 .*404/);
    await checkAllConditionsAt('shell-404', paths.notFound());
  });

  it('are accessible at any width and with large text for the end of a session [SH-084]', async () => {
    await expireSessionsSoon();
    await signInAs(accounts.patient);
    await browser.url(paths.home());
    await $('[role=alertdialog]').waitForDisplayed();
    await checkAllConditions('shell-warning');
    await control('situation', { name: 'sessionsOver' });
    expectOnConsole(/401/);
    await clickWhenReady(within(browser).button('Stay signed in'));
    await within(browser).text('Due to inactivity').waitForDisplayed();
    await checkAllConditions('shell-session-over');
  });

  it('fit in width with large text on the landing page, the patient home and the dashboard', async () => {
    const find = async (name: string, path: string) => {
      await browser.url(path);
      await $('[data-from] main h1').waitForExist();
      return findReflowViolations(name);
    };
    const violations = await find('landing', paths.landing());
    await signInAs(accounts.patient);
    violations.push(...(await find('home', paths.home())));
    await signInAs(accounts.staff);
    violations.push(...(await find('dashboard', paths.dashboard())));
    expect(violations).toEqual([]);
  });
});
