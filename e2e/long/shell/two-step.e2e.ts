import { paths } from '@scanharbor/shared-contracts';
import { getAuthenticatorCode } from '@scanharbor/shared-contracts/testing/authenticator-code';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { siteOrigin } from '../../support/control';
import { atPath, clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';

/** Passkeys work for host names only, not for IP addresses. */
const open = (path: string) => browser.url(siteOrigin().replace('127.0.0.1', 'localhost') + path);

const stepMs = 30_000;

async function signIn() {
  await open(paths.centerLogin());
  await loginPage().signIn(accounts.staff, demoPassword);
}

async function openSettings() {
  await signIn();
  await atPath(paths.dashboard());
  await open(paths.providerSettings());
}

/** A device with a fingerprint sensor, whose user always agrees. */
const addDevice = () => browser.addVirtualAuthenticator('ctap2', 'internal', true, true, true, true);

journey('Two-step sign-in', (it) => {
  it('sets up an authenticator app and signs in with a code', async () => {
    await openSettings();
    await clickWhenReady(within(browser).button('Set up authenticator app'));
    const key = await browser.$('dialog code, [role=dialog] code').getText();
    await checkScreen('two-step-set-up');
    await fill(within(browser).field('Six-digit code'), getAuthenticatorCode(key));
    await clickWhenReady(within(browser).button('Turn on'));
    await expect(within(browser).button('I saved my codes')).toBeDisplayed();
    await checkScreen('two-step-codes');
    await clickWhenReady(within(browser).button('I saved my codes'));
    await expect(within(browser).button('Remove authenticator app')).toBeDisplayed();
    await checkScreen('two-step-settings');
    await clickWhenReady(within(browser).button('Sign out'));
    await atPath(paths.centerLogin());
    await signIn();
    await expect(within(browser).field('Six-digit code')).toBeDisplayed();
    await checkScreen('two-step-sign-in');
    await fill(within(browser).field('Six-digit code'), getAuthenticatorCode(key, stepMs));
    await clickWhenReady(within(browser).button('Sign in'));
    await atPath(paths.dashboard());
  });

  it('adds a passkey, and signs in with it as second step and alone', async () => {
    await addDevice();
    await openSettings();
    await clickWhenReady(within(browser).button('Add a passkey'));
    await fill(within(browser).field('Name'), 'Work laptop');
    await clickWhenReady(within(browser).button('Create passkey'));
    await clickWhenReady(within(browser).button('I saved my codes'));
    await expect(within(browser).button('Remove passkey Work laptop')).toBeDisplayed();
    await checkScreen('passkey-settings');
    await clickWhenReady(within(browser).button('Sign out'));
    await atPath(paths.centerLogin());
    await signIn();
    await within(browser).button('Use a passkey').waitForDisplayed();
    await checkScreen('passkey-sign-in');
    await clickWhenReady(within(browser).button('Use a passkey'));
    await atPath(paths.dashboard());
    await clickWhenReady(within(browser).button('Sign out'));
    await atPath(paths.centerLogin());
    await clickWhenReady(within(browser).button('Sign in with a passkey'));
    await atPath(paths.dashboard());
  });
});
