import { paths } from '@scanharbor/shared-contracts';
import { dashboardPage } from '../../pages/providers-dashboard.page';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword, signInAs } from '../../support/accounts';
import { apiFault } from '../../support/control';
import { openFaultySite } from '../../support/faulty-site';
import { atPath, fill, press, pressTwice, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';

journey('Signing in', (it) => {
  it('as staff leads to the dashboard, and signing out back to the login of centers [SH-043, SH-091]', async () => {
    const login = loginPage();
    await login.openForCenters();
    await login.signIn(accounts.staff, demoPassword);
    await atPath(paths.dashboard());
    await expect(dashboardPage().heading()).toBeDisplayed();
    await press(within(browser).button('Sign out'));
    await atPath(paths.centerLogin());
    await browser.url(paths.dashboard());
    await atPath(paths.centerLogin());
  });

  it('refuses a wrong password in the words of the product and keeps the email [SH-049]', async () => {
    const login = loginPage();
    await login.openForCenters();
    await look('login');
    expectOnConsole(/40[01]/);
    await login.signIn(accounts.staff, 'Wrong-password-1');
    await expect(login.refusal()).toHaveText(expect.stringContaining('Incorrect Email Address or Password'));
    await expect(login.email()).toHaveValue(accounts.staff);
  });

  it('sends one call however often Sign in is pressed, also when the answer is slow [SH-040]', async () => {
    const site = await openFaultySite();
    await browser.url(site.address + paths.centerLogin());
    const login = loginPage();
    await apiFault({ path: 'datica/login', delay: 1_500, times: 5 });
    await fill(login.email(), accounts.staff);
    await fill(login.password(), demoPassword);
    await pressTwice(login.submit());
    await atPath(paths.dashboard());
    expect(site.asked.filter((path) => path === '/api/datica/login')).toHaveLength(1);
  });

  it('while the API is down says so and keeps the email [SH-049]', async () => {
    const login = loginPage();
    await login.openForCenters();
    expectOnConsole(/datica\/login/);
    await apiFault({ path: 'datica/login', malformed: 'drop' });
    await login.signIn(accounts.staff, demoPassword);
    await expect(login.refusal()).toBeDisplayed();
    await expect(login.email()).toHaveValue(accounts.staff);
    await press(login.submit());
    await atPath(paths.dashboard());
  });

  it('shows a patient nothing of the portal, and staff nothing of the patient pages [SH-104]', async () => {
    await signInAs(accounts.patient);
    await browser.url(paths.dashboard());
    await atPath(paths.home());
    await browser.reloadSession();
    await signInAs(accounts.staff);
    await browser.url(paths.tests('requests'));
    await atPath(paths.dashboard());
  });
});
