import { dashboardPage } from '../../pages/providers-dashboard.page';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault } from '../../support/control';
import { press, pressTwice } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';
import { openSecondBrowser } from '../../support/second-browser';
import { timesOpen, timesScheduled } from '../../support/stored';

/** An open self-pay request of the demo patient, which both New York locations may take. */
const requestId = 1001;
const place = 'Harborview Midtown';

journey('Booking a request', (it) => {
  it('turns a time that the patient offered into an appointment, and the counters follow [IC-100, IC-105, IC-106]', async () => {
    await signInAs(accounts.staff);
    const dashboard = dashboardPage();
    await dashboard.open();
    const available = await dashboard.count('Available to schedule');
    const scheduled = await dashboard.count('Scheduled');
    await look('dashboard');

    await press(dashboard.row(requestId));
    const test = testPage();
    await expect(test.heading()).toHaveText(expect.stringContaining(`#${requestId}`));
    await look('test-scan');
    await test.openAvailability();
    await look('test-availability');
    await test.choose(place);
    await expect(test.selected()).toHaveText(/E[SD]T/);
    await look('test-confirm');
    await press(test.book());
    await expect(test.booked()).toBeDisplayed();
    await look('test-booked');
    expect(await timesScheduled(requestId)).toBe(1);

    await dashboard.open();
    expect(await dashboard.count('Available to schedule')).toBe(available - 1);
    expect(await dashboard.count('Scheduled')).toBe(scheduled + 1);
  });

  it('books once however often Book is pressed [IC-105]', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose(place);
    await apiFault({ path: 'ic-portal/ic-book', delay: 800, times: 5 });
    await pressTwice(test.book());
    await expect(test.booked()).toBeDisplayed();
    expect(await timesScheduled(requestId)).toBe(1);
  });

  it('of two people at the same moment books one; the other is told, and loses nothing [IC-108]', async () => {
    const rival = await openSecondBrowser();
    try {
      const mine = testPage();
      const theirs = testPage(rival);
      await signInAs(accounts.staff);
      await signInAs(accounts.admin, rival);
      for (const page of [mine, theirs]) {
        await page.open(requestId, 'availability');
        await page.choose(place);
      }
      expectOnConsole(/ic-book/);
      await Promise.all([mine.book().click(), theirs.book().click()]);
      const toldOf = (page: ReturnType<typeof testPage>) =>
        browser.waitUntil(async () => ((await page.booked().isExisting()) ? 'booked' : (await page.conflict().isExisting()) && 'lost'));
      await toldOf(mine);
      await toldOf(theirs);
      expect(await timesScheduled(requestId)).toBe(1);
    } finally {
      await rival.deleteSession();
    }
  });

  it('while the API is down says so with the Care Team, keeps the choices, and books after it is back [IC-110]', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose(place);
    const chosen = await test.selected().getText();
    expectOnConsole(/ic-book/);
    await apiFault({ path: 'ic-portal/ic-book', malformed: 'drop' });
    await press(test.book());
    await expect(test.alert()).toHaveText(
      expect.stringContaining('There was an error booking this request. Please contact the Care Team at'),
    );
    await test.acknowledge();
    await expect(test.selected()).toHaveText(chosen);
    expect(await timesOpen(requestId)).toBe(1);
    await press(test.book());
    await expect(test.booked()).toBeDisplayed();
  });
});
