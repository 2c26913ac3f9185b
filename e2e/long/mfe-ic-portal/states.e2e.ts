import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault, control } from '../../support/control';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';

const page = () => within(browser);

/** Opens a dialog of a screen and checks it. */
async function checkDialog(name: string, path: string, opener: string) {
  await browser.url(path);
  await clickWhenReady(page().button(opener));
  await $('[role=dialog]').waitForExist();
  await browser.waitUntil(async () => !(await $('[role=dialog] [aria-busy=true]').isExisting()));
  await checkScreen(name);
}

journey('The states of the portal', (it) => {
  it('include accessible dialogs for staff that fit a phone', async () => {
    await signInAs(accounts.staff);
    await checkDialog('portal-reject', paths.activeRequests(), 'Reject request #1001');
    await checkDialog('portal-export', paths.activeRequests(), 'Export CSV');
    await checkDialog('portal-cancel', paths.scheduled(), 'Cancel appointment of request #1003');
    await checkDialog('portal-availability', paths.test(1001, 'availability'), 'Additional availability');
    await browser.url(paths.activeRequests({ requestId: 1001, book: 1 }));
    await $('section form').waitForExist();
    await checkScreen('portal-book');
    await browser.url(`${paths.dashboard()}?comments=1101`);
    await $('[role=dialog] li').waitForExist();
    await checkScreen('portal-comments');
  });

  it('include accessible dialogs and lists for administrators that fit a phone', async () => {
    await signInAs(accounts.admin);
    await checkDialog('portal-add-user', paths.practiceUsers(), 'Add user');
    await checkDialog('portal-add-location', paths.locations(), 'Add Location');
    await browser.url(paths.billing());
    await page().heading('Link To Locations').waitForExist();
    await checkScreen('portal-billing');
    await signInAs(accounts.platform);
    await browser.url(`${paths.refunds()}?scan=1302`);
    await $('[role=dialog] form').waitForExist();
    await checkScreen('portal-refund');
    await browser.url(paths.pendingScans());
    await $('main table').waitForExist();
    await checkScreen('portal-pending-scans');
    await browser.url(paths.waitingEntries());
    await page().heading('No new entries').waitForExist();
    await checkScreen('portal-entries-empty');
  });

  it('include accessible terms that fit a phone [IC-198]', async () => {
    await signInAs(accounts.terms);
    await browser.url(paths.dashboard());
    await $('[role=dialog]').waitForExist();
    await checkScreen('portal-terms');
  });

  it('include accessible lists: empty, without matches, failed and long', async () => {
    await signInAs(accounts.staff);
    await browser.url(`${paths.activeRequests()}?q=no-such-patient`);
    await page().heading('No matches').waitForExist();
    await checkScreen('portal-no-match');
    expectOnConsole(/ic-scheduled|see console for details/);
    await apiFault({ path: 'ic-portal/ic-scheduled', status: 500, times: 9 });
    await browser.url(paths.scheduled());
    await page().text('Error loading IC scheduled appointments').waitForExist();
    await checkScreen('portal-failed');
    await control('situation', { name: 'manyRequests' });
    await signInAs(accounts.staff);
    await browser.url(`${paths.activeRequests()}?rows=all`);
    await $('main table').waitForExist({ timeout: 60_000 });
    await checkScreen('portal-long');
    await control('situation', { name: 'noRequests' });
    await browser.url(paths.history());
    await page().heading('No completed tests yet').waitForExist();
    await checkScreen('portal-empty');
  });
});
