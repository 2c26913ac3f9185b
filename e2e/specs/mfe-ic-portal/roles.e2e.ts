import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { atPath, fill, press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';

const denied = "You don't have permissions to view that page!";

const doors: [who: keyof typeof accounts, path: string, where: string, told?: string][] = [
  ['staff', paths.locations(), paths.providerSettings(), denied],
  ['staff', paths.practiceUsers(), paths.providerSettings(), denied],
  ['staff', paths.billing(), paths.providerSettings(), denied],
  ['staff', paths.location('1'), paths.location('1')],
  ['staff', paths.switchUser(), paths.dashboard()],
  ['staff', paths.refunds(), paths.dashboard()],
  ['admin', paths.pendingScans(), paths.dashboard()],
  ['admin', paths.pending(), paths.dashboard()],
  ['admin', paths.practiceUsers(), paths.practiceUsers()],
  ['platform', paths.refunds(), paths.refunds()],
];

journey('Doors of the portal', (it) => {
  it('open only for whom they are meant, and say so where they do not [IC-141, IC-152, IC-170, IC-201, IC-220, IC-241]', async () => {
    let current = '';
    for (const [who, path, where, told] of doors) {
      if (who !== current) await signInAs(accounts[who]);
      current = who;
      await browser.url(path);
      await $('main h1').waitForExist();
      await atPath(where);
      if (told) await expect(within(browser).text(told)).toBeDisplayed();
    }
  });

  it('let staff with leave work as another account, and say as whom [IC-242]', async () => {
    await signInAs(accounts.switcher);
    await browser.url(paths.switchUser());
    const page = within(browser);
    await fill(page.field('Email of the account'), accounts.admin);
    await press(page.button('Switch user'));
    await atPath(paths.dashboard());
    await expect(page.text(`You are logged in as ${accounts.admin}`)).toBeDisplayed();
    await expect(page.button('End switched session')).toBeExisting();
  });

  it('lead to the payment provider and back with a connected account [IC-223, IC-229]', async () => {
    await signInAs(accounts.admin);
    await browser.url(paths.billing());
    const page = within(browser);
    // The provider's page is not ours: it has no icon.
    expectOnConsole(/favicon/);
    await press(page.button('Connect a new account'));
    await press(page.link('Connect'));
    await atPath(paths.dashboard());
    await expect(page.text('Stripe account has been connected.')).toBeDisplayed();
  });
});
