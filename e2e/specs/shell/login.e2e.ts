import { paths } from '@scanharbor/shared-contracts';
import { dashboardPage } from '../../pages/providers-dashboard.page';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword } from '../../support/accounts';
import { apiFault } from '../../support/control';
import { atPath, clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { changeBrowser } from '../../support/new-profile';

/** Runs before the page's own scripts: the browser refuses cookies and forbids storage, as one does that blocks all cookies. */
function blockCookies() {
  const forbid = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { get: forbid });
  Object.defineProperty(window, 'sessionStorage', { get: forbid });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
}

/** Signs a staff member in with the form, and out again. */
async function signInAndOut() {
  const login = loginPage();
  await login.openForCenters();
  await login.signIn(accounts.staff, demoPassword);
  await atPath(paths.dashboard());
  await expect(dashboardPage().heading()).toBeDisplayed();
  await clickWhenReady(within(browser).button('Sign out'));
  await atPath(paths.centerLogin());
}

journey('Signing in', (it) => {
  it('opens the dashboard for staff, and returns to the center login after sign-out [SH-043, SH-091]', async () => {
    await signInAndOut();
    await browser.url(paths.dashboard());
    await atPath(paths.centerLogin());
  });

  it('shows an error and retains the email while the API is down [SH-049]', async () => {
    const login = loginPage();
    await login.openForCenters();
    expectOnConsole(/datica\/login/);
    await apiFault({ path: 'datica/login', malformed: 'drop' });
    await login.signIn(accounts.staff, demoPassword);
    await expect(login.error()).toBeDisplayed();
    await expect(login.email()).toHaveValue(accounts.staff);
    await clickWhenReady(login.submit());
    await atPath(paths.dashboard());
  });

  it('lasts until the page is closed in a browser that blocks cookies', async () => {
    await changeBrowser(browser.addInitScript(blockCookies));
    await signInAndOut();
  });
});
