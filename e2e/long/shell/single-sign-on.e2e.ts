import { paths } from '@scanharbor/shared-contracts';
import { getAuthenticatorCode } from '@scanharbor/shared-contracts/testing/authenticator-code';
import { loginPage } from '../../pages/login.page';
import { accounts, apiAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { control } from '../../support/control';
import { atPath, clickWhenReady, fill, within } from '../../support/find';
import { startSingleSignOnSite } from '../../support/identity-provider';
import { expectOnConsole, journey } from '../../support/journey';

const fiveMinutes = 5 * 60_000;
const label = 'Harbor ID';
const refused = 'The sign-in of your organization did not succeed. Please try again.';
const signOnButton = () => within(browser).button(`Sign in with ${label}`);

journey('Single sign-on', (it) => {
  let site: Awaited<ReturnType<typeof startSingleSignOnSite>>;

  before(async () => {
    site = await startSingleSignOnSite(label);
    browser.options.baseUrl = site.origin;
  });
  after(() => site.stop());

  /** The provider's pages load a font of the internet, and log what the tests let fail. */
  beforeEach(() => expectOnConsole(/fonts\.googleapis|oidc_finish|favicon/));

  const atProvider = () =>
    browser.waitUntil(async () => (await browser.getUrl()).startsWith(site.issuer), { timeoutMsg: 'The provider did not open' });

  async function openProvider(query = {}) {
    await browser.url(paths.centerLogin(query));
    await clickWhenReady(signOnButton());
    await atProvider();
    await $('input[name=login]').waitForDisplayed();
  }

  /** Signs in at the provider and agrees that the site learns the email. */
  async function signInAtProvider(account: string) {
    await fill($('input[name=login]'), account);
    await fill($('input[name=password]'), 'any');
    await clickWhenReady($('button[type=submit]'));
    await $('input[name=prompt][value=consent]').waitForExist();
    await clickWhenReady($('button[type=submit]'));
    await browser.waitUntil(async () => (await browser.getUrl()).startsWith(site.origin), { timeoutMsg: 'The provider did not return' });
  }

  async function expectRefusal(message: string) {
    await expect(within(browser).heading('You are not signed in')).toBeDisplayed();
    await expect(within(browser).text(message)).toBeDisplayed();
    expect(new URL(await browser.getUrl()).search).toBe('');
    expect(await browser.execute(() => document.cookie)).not.toContain('authToken');
  }

  it('opens the requested screen for the staff member, and signs out at the provider, too', async () => {
    await browser.url(paths.centerLogin());
    await signOnButton().waitForDisplayed();
    await checkScreen('single-sign-on-login');
    await openProvider({ next: paths.providerSettings() });
    await signInAtProvider('staff');
    await atPath(paths.providerSettings());
    expect(new URL(await browser.getUrl()).search).toBe('');
    await expect(within(browser).field('Email')).toHaveValue(accounts.staff);
    await browser.refresh();
    await expect(within(browser).field('Email')).toHaveValue(accounts.staff);

    await clickWhenReady(within(browser).button('Sign out'));
    await atProvider();
    await clickWhenReady($('button[value=yes]'));
    await atPath(paths.centerLogin());
    await browser.url(paths.dashboard());
    await atPath(paths.centerLogin());
    // The provider asks for the password again.
    await openProvider();
  });

  it('asks for the second step of the account, and then opens the portal', async () => {
    const { secret } = await apiAs<{ secret: string }>(accounts.staff, 'account/authenticator', { method: 'POST' });
    const body = JSON.stringify({ code: getAuthenticatorCode(secret) });
    await apiAs(accounts.staff, 'account/authenticator/confirm', { method: 'POST', body });
    await openProvider();
    await signInAtProvider('staff');
    await fill(within(browser).field('Six-digit code'), getAuthenticatorCode(secret, 30_000));
    await clickWhenReady(within(browser).button('Sign in'));
    await atPath(paths.dashboard());
  });

  it('says so when the person cancels at the provider, and leads back', async () => {
    await openProvider();
    await clickWhenReady($('a[href$="/abort"]'));
    await atPath(paths.singleSignOn());
    await expectRefusal(refused);
    await checkScreen('single-sign-on-refused');
    await clickWhenReady(within(browser).link('Back to sign in'));
    await expect(loginPage().email()).toBeDisplayed();
  });

  it('says so when the sign-in took too long, and when its code is used again', async () => {
    await openProvider();
    await control('clock', { advance: fiveMinutes });
    await signInAtProvider('staff');
    await expectRefusal(refused);
    await browser.url(`${paths.singleSignOn()}?code=used-code&state=used-state`);
    await expectRefusal('This sign-in was not started in this tab, or it took too long.');
  });

  it('names the email of a person without an account', async () => {
    await openProvider();
    await signInAtProvider('stranger');
    await expectRefusal('No practice has an account for stranger@scanharbor.test.');
  });

  it('keeps the password form when it cannot start', async () => {
    expectOnConsole(/oidc_start/);
    await control('faults', { path: 'account/oidc_start', malformed: 'drop' });
    await browser.url(paths.centerLogin());
    await clickWhenReady(signOnButton());
    await expect($('[role=alert]:not(:empty)')).toHaveText('There was a problem with your request');
    await expect(loginPage().password()).toBeDisplayed();
  });
});
