import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword, signInAs } from '../../support/accounts';
import { apiFault, siteOrigin } from '../../support/control';
import { openFaultProxy } from '../../support/fault-proxy';
import { atPath, fill, clickTwice } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';
import { openNewProfile } from '../../support/new-profile';

/** Enters a password from another client. The API answers a repeated call of one tab once a second, so `tab` names another. */
const tryPassword = (username: string, password: string, tab: string) =>
  fetch(`${siteOrigin()}/api/datica/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Tab': tab },
    body: JSON.stringify({ username, password }),
  });

journey('Signing in', (it) => {
  it('rejects a wrong password with the prescribed message and retains the email [SH-049]', async () => {
    const login = loginPage();
    await login.openForCenters();
    await checkScreen('login');
    expectOnConsole(/40[01]/);
    await login.signIn(accounts.staff, 'Wrong-password-1');
    await expect(login.error()).toHaveText(expect.stringContaining('Incorrect Email Address or Password'));
    await expect(login.email()).toHaveValue(accounts.staff);
  });

  it('says how long to wait after many wrong passwords, also with the right one [SH-049]', async () => {
    const login = loginPage();
    await login.openForPatients();
    for (let failures = 0; failures < 10; failures += 1) await tryPassword(accounts.patient, 'Wrong-password-1', String(failures));
    expectOnConsole(/429/);
    await login.signIn(accounts.patient, demoPassword);
    await expect(login.error()).toHaveText(/Too many failed attempts\. Please try again in \d+ minutes/);
    await expect(login.email()).toHaveValue(accounts.patient);
    await checkScreen('login-wait');
  });

  it('sends one call for a double click on Sign in while the response is slow [SH-040]', async () => {
    const site = await openFaultProxy();
    await browser.url(site.origin + paths.centerLogin());
    const login = loginPage();
    await apiFault({ path: 'datica/login', delay: 1_500, times: 5 });
    await fill(login.email(), accounts.staff);
    await fill(login.password(), demoPassword);
    await clickTwice(login.submit());
    await atPath(paths.dashboard());
    expect(site.requestedPaths.filter((path) => path === '/api/datica/login')).toHaveLength(1);
  });

  it('redirects patients from the portal and staff from the patient pages [SH-104]', async () => {
    await signInAs(accounts.patient);
    await browser.url(paths.dashboard());
    await atPath(paths.home());
    await openNewProfile();
    await signInAs(accounts.staff);
    await browser.url(paths.tests('requests'));
    await atPath(paths.dashboard());
  });
});
