import { dashboardPage } from '../../pages/providers-dashboard.page';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault } from '../../support/control';
import { clickWhenReady, clickTwice } from '../../support/find';
import { journey } from '../../support/journey';
import { openSecondBrowser } from '../../support/second-browser';
import { countScheduled } from '../../support/stored-requests';

/** An open self-pay request of the demo patient, for which both New York locations are eligible. */
const requestId = 1001;
const location = 'Harborview Midtown';

journey('Booking a request', (it) => {
  it('books once for a double click on Book [IC-105]', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose(location);
    await apiFault({ path: 'ic-portal/ic-book', delay: 800, times: 5 });
    await clickTwice(test.book());
    await expect(test.booked()).toBeDisplayed();
    expect(await countScheduled(requestId)).toBe(1);
  });

  it('shows a booking of another user without a reload [IC-010]', async () => {
    const other = await openSecondBrowser();
    try {
      await signInAs(accounts.staff);
      await signInAs(accounts.admin, other);
      const dashboard = dashboardPage();
      await dashboard.open();
      const available = await dashboard.count('Available to schedule');
      const test = testPage(other);
      await test.open(requestId, 'availability');
      await test.choose(location);
      await clickWhenReady(test.book());
      await test.booked().waitForDisplayed();
      await browser.waitUntil(async () => (await dashboard.count('Available to schedule')) === available - 1);
    } finally {
      await other.deleteSession();
    }
  });
});
