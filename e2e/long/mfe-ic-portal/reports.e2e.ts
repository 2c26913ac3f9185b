import { paths } from '@scanharbor/shared-contracts';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { axeViolations, checkScreen, desktop, takeScreenshot, waitUntilSettled } from '../../support/check-screen';
import { emulateDevice } from '../../support/color-scheme';
import { within } from '../../support/find';
import { journey } from '../../support/journey';
import { focusOn, tabTo } from '../../support/keyboard';

const wide = { width: 1440, height: 900 };
const reasons = ['No free time', 'No free time: all week', 'Exam not offered', 'We are moving'];

/** Declines open requests for all locations of the practice. */
async function declineRequests() {
  for (const [index, reason] of reasons.entries()) {
    const body = { test_request_id: 1101 + index, practice_id: 1, location_id: -1, reason };
    await apiAs(accounts.staff, 'bookings/reject', { method: 'POST', body: JSON.stringify(body) });
  }
}

const countCharts = async (name: string) =>
  (await $$(`//main//*[local-name()='svg'][@role='img'][starts-with(@aria-label, '${name}')]`).getElements()).length;

journey('The reports of a practice', (it) => {
  it('show charts with their tables in every scheme, and are changed by keyboard', async () => {
    await declineRequests();
    await signInAs(accounts.admin);
    await browser.url(paths.reports());
    await browser.waitUntil(async () => (await countCharts('Chart of ')) === 6);
    await checkScreen('reports');
    for (const [name, device] of Object.entries({ dark: { scheme: 'dark' }, contrast: { contrast: 'more' } } as const)) {
      await emulateDevice(device);
      await browser.setViewport(wide);
      await waitUntilSettled();
      expect(await axeViolations()).toEqual([]);
      await takeScreenshot(`reports-${name}-1440`);
    }
    await emulateDevice();
    await waitUntilSettled();
    await takeScreenshot('reports-1440');
    await browser.setViewport(desktop);

    await browser.url(paths.reports());
    await within(browser).heading('Revenue by location').waitForDisplayed();
    await tabTo(/^All locationsHarborview/);
    for (const location of ['1', '2', '3']) {
      await browser.keys('ArrowDown');
      await browser.waitUntil(async () => new URL(await browser.getUrl()).searchParams.get('location') === location);
    }
    await within(browser).text('Central Time').waitForDisplayed();
    await tabTo('Export CSV: Requests');
    await browser.keys('Tab');
    await focusOn(/^Table of Requests$/);
  });

  it('have the money by month on the billing page', async () => {
    await signInAs(accounts.admin);
    await browser.url(paths.billing());
    await within(browser).heading('Money by month').waitForDisplayed();
    await checkScreen('billing-money');
  });
});
