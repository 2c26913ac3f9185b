import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault, control } from '../../support/control';
import { press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';

const page = () => within(browser);

/** Opens a screen, presses what opens the dialog, looks, and leaves. */
async function lookAtDialog(name: string, path: string, opener: string) {
  await browser.url(path);
  await press(page().button(opener));
  await $('[role=dialog]').waitForExist();
  await browser.waitUntil(async () => !(await $('[role=dialog] [aria-busy=true]').isExisting()));
  await look(name);
}

journey('Every state of the portal', (it) => {
  it('its dialogs for staff are accessible and fit a phone', async () => {
    await signInAs(accounts.staff);
    await lookAtDialog('portal-reject', paths.activeRequests(), 'Reject request 1001');
    await lookAtDialog('portal-export', paths.activeRequests(), 'Export CSV');
    await lookAtDialog('portal-cancel', paths.scheduled(), 'Cancel appointment of request 1003');
    await lookAtDialog('portal-availability', paths.test(1001, 'availability'), 'Additional availability');
    await browser.url(paths.activeRequests({ requestId: 1001, book: 1 }));
    await $('[role=dialog] form').waitForExist();
    await look('portal-book');
    await browser.url(`${paths.dashboard()}?comments=1101`);
    await $('[role=dialog] li').waitForExist();
    await look('portal-comments');
  });

  it('its dialogs and lists for administrators are accessible and fit a phone', async () => {
    await signInAs(accounts.admin);
    await lookAtDialog('portal-add-user', paths.practiceUsers(), 'Add user');
    await lookAtDialog('portal-add-location', paths.locations(), 'Add Location');
    await browser.url(paths.billing());
    await page().heading('Link To Locations').waitForExist();
    await look('portal-billing');
    await signInAs(accounts.platform);
    await browser.url(`${paths.refunds()}?scan=1302`);
    await $('[role=dialog] form').waitForExist();
    await look('portal-refund');
    await browser.url(paths.pendingScans());
    await $('main table').waitForExist();
    await look('portal-pending-scans');
  });

  it('its terms are accessible and fit a phone [IC-198]', async () => {
    await signInAs(accounts.terms);
    await browser.url(paths.dashboard());
    await $('[role=dialog]').waitForExist();
    await look('portal-terms');
  });

  it('its lists are accessible when empty, without a match, failed, and long', async () => {
    await signInAs(accounts.staff);
    await browser.url(`${paths.activeRequests()}?q=nobody-at-all`);
    await page().heading('Nothing matches').waitForExist();
    await look('portal-no-match');
    expectOnConsole(/ic-scheduled/);
    await apiFault({ path: 'ic-portal/ic-scheduled', status: 500, times: 9 });
    await browser.url(paths.scheduled());
    await page().text('Error loading IC scheduled appointments').waitForExist();
    await look('portal-failed');
    await control('situation', { name: 'manyRequests' });
    await signInAs(accounts.staff);
    await browser.url(`${paths.activeRequests()}?rows=all`);
    await $('main table').waitForExist({ timeout: 60_000 });
    await look('portal-long');
    await control('situation', { name: 'noRequests' });
    await browser.url(paths.history());
    await page().heading('No completed tests yet').waitForExist();
    await look('portal-empty');
  });
});
