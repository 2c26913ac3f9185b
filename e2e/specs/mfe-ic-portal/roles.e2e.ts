import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { atPath, fill, clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';

const denied = "You don't have permissions to view that page!";

const visits: [account: keyof typeof accounts, path: string, destination: string, message?: string][] = [
  ['staff', paths.locations(), paths.providerSettings(), denied],
  ['staff', paths.practiceUsers(), paths.providerSettings(), denied],
  ['staff', paths.billing(), paths.providerSettings(), denied],
  ['staff', paths.location('1'), paths.location('1')],
  ['staff', paths.switchUser(), paths.dashboard()],
  ['staff', paths.refunds(), paths.dashboard()],
  ['admin', paths.pendingScans(), paths.dashboard()],
  ['admin', paths.waitingEntries(), paths.dashboard()],
  ['admin', paths.pending(), paths.dashboard()],
  ['admin', paths.practiceUsers(), paths.practiceUsers()],
  ['platform', paths.refunds(), paths.refunds()],
];

journey('Roles in the portal', (it) => {
  it('open only the permitted pages, with a message on denied ones [IC-141, IC-152, IC-170, IC-201, IC-220, IC-241]', async () => {
    let current = '';
    for (const [account, path, destination, message] of visits) {
      if (account !== current) await signInAs(accounts[account]);
      current = account;
      await browser.url(path);
      await $('main h1').waitForExist();
      await atPath(destination);
      if (message) await expect(within(browser).text(message)).toBeDisplayed();
    }
  });

  it('let permitted staff act as another account, and show which one [IC-242]', async () => {
    await signInAs(accounts.switcher);
    await browser.url(paths.switchUser());
    const page = within(browser);
    await fill(page.field('Email of the account'), accounts.admin);
    await fill(page.field('Reason'), 'Asked for help by phone');
    await checkScreen('switch-user');
    await clickWhenReady(page.button('Switch user'));
    await atPath(paths.dashboard());
    await expect(page.text(`You are logged in as ${accounts.admin}`)).toBeDisplayed();
    await expect(page.button('Return to my account')).toBeExisting();
    await checkScreen('switched-user');
    await clickWhenReady(page.button('Return to Morgan Reyes'));
    await expect(page.text('Morgan Reyes')).toBeDisplayed();
    await expect(page.button('Return to my account')).not.toBeExisting();
  });

  it('let administrators connect an account at the payment provider [IC-223, IC-229]', async () => {
    await signInAs(accounts.admin);
    await browser.url(paths.billing());
    const page = within(browser);
    // The external payment page has no icon.
    expectOnConsole(/favicon/);
    await clickWhenReady(page.button('Connect a new account'));
    await clickWhenReady(page.link('Connect'));
    await atPath(paths.dashboard());
    await expect(page.text('Stripe account has been connected.')).toBeDisplayed();
  });
});
