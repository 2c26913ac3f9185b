import { dashboardPage } from '../../pages/providers-dashboard.page';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault } from '../../support/control';
import { clickWhenReady } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';
import { openSecondBrowser } from '../../support/second-browser';
import { countOpen, countScheduled } from '../../support/stored-requests';

/** An open self-pay request of the demo patient, for which both New York locations are eligible. */
const requestId = 1001;
const location = 'Harborview Midtown';

journey('Booking a request', (it) => {
  it('books an offered time and updates the counters [IC-100, IC-105, IC-106]', async () => {
    await signInAs(accounts.staff);
    const dashboard = dashboardPage();
    await dashboard.open();
    const available = await dashboard.count('Available to schedule');
    const scheduled = await dashboard.count('Scheduled');
    await checkScreen('dashboard');

    await clickWhenReady(dashboard.row(requestId));
    const test = testPage();
    await expect(test.heading()).toHaveText(expect.stringContaining(`#${requestId}`));
    await checkScreen('test-scan');
    await test.openAvailability();
    await checkScreen('test-availability');
    await test.choose(location);
    await expect(test.selected()).toHaveText(/E[SD]T/);
    await checkScreen('test-confirm');
    await clickWhenReady(test.book());
    await expect(test.booked()).toBeDisplayed();
    await checkScreen('test-booked');
    expect(await countScheduled(requestId)).toBe(1);

    await dashboard.open();
    expect(await dashboard.count('Available to schedule')).toBe(available - 1);
    expect(await dashboard.count('Scheduled')).toBe(scheduled + 1);
  });

  it('books one of two concurrent bookings and informs the other user [IC-108]', async () => {
    const rival = await openSecondBrowser();
    try {
      const ownPage = testPage();
      const rivalPage = testPage(rival);
      await signInAs(accounts.staff);
      await signInAs(accounts.admin, rival);
      for (const page of [ownPage, rivalPage]) {
        await page.open(requestId, 'availability');
        await page.choose(location);
      }
      expectOnConsole(/ic-book/);
      await Promise.all([ownPage.book().click(), rivalPage.book().click()]);
      const waitForOutcome = (page: ReturnType<typeof testPage>) =>
        browser.waitUntil(async () => ((await page.booked().isExisting()) ? 'booked' : (await page.conflict().isExisting()) && 'lost'));
      await waitForOutcome(ownPage);
      await waitForOutcome(rivalPage);
      expect(await countScheduled(requestId)).toBe(1);
    } finally {
      await rival.deleteSession();
    }
  });

  it('refers to the Care Team while the API is down, retains the choices, and books after recovery [IC-110]', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose(location);
    const selection = await test.selected().getText();
    expectOnConsole(/ic-book/);
    await apiFault({ path: 'ic-portal/ic-book', malformed: 'drop' });
    await clickWhenReady(test.book());
    await expect(test.alert()).toHaveText(
      expect.stringContaining('There was an error booking this request. Please contact the Care Team at'),
    );
    await test.acknowledge();
    await expect(test.selected()).toHaveText(selection);
    expect(await countOpen(requestId)).toBe(1);
    await clickWhenReady(test.book());
    await expect(test.booked()).toBeDisplayed();
  });
});
