import { paths } from '@scanharbor/shared-contracts';
import { testPage } from '../pages/providers-test.page';
import { accounts, signInAs } from '../support/accounts';
import { apiFault, clearApiFaults, control } from '../support/control';
import { atPath, fill, clickWhenReady, waitForNth, within } from '../support/find';
import { expectOnConsole, journey } from '../support/journey';
import { checkScreen } from '../support/check-screen';

const page = () => within(browser);
const clickInDialog = (button: string) => clickWhenReady($(`//*[@role='dialog']//button[normalize-space(.)='${button}']`));

/** Opens a screen, waits until it is loaded, and checks it. */
async function checkAt(name: string, path: string) {
  await browser.url(path);
  await $('main h1').waitForExist();
  await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
  await checkScreen(`portal-${name}`);
}

/** Checks a screen whose call fails. */
async function checkFailedAt(name: string, path: string, call: string) {
  await apiFault({ path: call, status: 500, times: 9 });
  await browser.url(path);
  await page().button('Try again').waitForExist();
  await checkScreen(`portal-${name}-failed`);
  await clearApiFaults();
}

/** Not part of `npm test`, which checks the parts of these states elsewhere. */
journey('The states of the portal', (it) => {
  it('include a switched user', async () => {
    await signInAs(accounts.switcher);
    await browser.url(paths.switchUser());
    await fill(page().field('Email of the account'), 'unknown@scanharbor.test');
    await fill(page().field('Reason'), 'Asked for help by phone');
    expectOnConsole(/account\/switch/);
    await clickWhenReady(page().button('Switch user'));
    await page().text('No account has this email address.').waitForExist();
    await checkScreen('portal-switch-user-refused');
    await fill(page().field('Email of the account'), accounts.admin);
    await clickWhenReady(page().button('Switch user'));
    await page().text('You are logged in as').waitForExist();
    await checkScreen('portal-switched');
  });

  it('include the lists of the platform', async () => {
    await signInAs(accounts.platform);
    expectOnConsole(/refunds|pending_scans/);
    await checkAt('refunds', paths.refunds());
    await checkAt('refunds-no-match', `${paths.refunds()}?q=unknown`);
    await checkFailedAt('refunds', paths.refunds(), 'refunds/requests');
    await checkFailedAt('pending-scans', paths.pendingScans(), 'practices/pending_scans');
    await browser.url(paths.pendingScans());
    await $('main table').waitForExist();
    for (let count = await $$('main tbody button').length; count > 0; count -= 1) {
      await clickWhenReady($('main tbody button'));
      await browser.waitUntil(async () => (await $$('main tbody button').length) < count);
    }
    await checkScreen('portal-pending-scans-empty');
    await control('situation', { name: 'noRequests' });
    await checkAt('refunds-empty', paths.refunds());
  });

  it('include the lists and forms of an administrator', async () => {
    await signInAs(accounts.admin);
    expectOnConsole(/ic-update-user|ic-location|ic-get-user-list/);
    await browser.url(paths.practiceUsers());
    await clickWhenReady(page().button('Edit Robin Hale'));
    await $('[role=dialog] form').waitForExist();
    await fill(page().field('Email'), accounts.admin);
    await clickInDialog('Save user');
    await page().text('Email is already in use').waitForExist();
    await checkScreen('portal-edit-user-refused');
    await browser.url(paths.locations());
    await clickWhenReady(page().button('Add Location'));
    await $('[role=dialog] form').waitForExist();
    await clickInDialog('Add location');
    await page().text('There is a problem').waitForExist();
    await checkScreen('portal-add-location-errors');
    await checkAt('locations-no-match', `${paths.locations()}?state=zz`);
    await checkFailedAt('locations', paths.locations(), 'ic-portal/ic-locations');
    await checkFailedAt('location', paths.location('1'), 'ic-portal/ic-location/');
    await checkFailedAt('users', paths.practiceUsers(), 'ic-portal/ic-get-user-list');
  });

  it('include billing', async () => {
    await signInAs(accounts.admin);
    expectOnConsole(/billing/);
    await checkFailedAt('billing', paths.billing(), 'billing/accounts');
    await browser.url(`${paths.billing()}?error=access_denied`);
    await atPath(paths.dashboard());
    await page().text('Stripe account could not be created.').waitForExist();
    await checkScreen('portal-billing-refused');
    await browser.url(`${paths.billing()}?state=unknown&code=code_1`);
    await page().heading('The account is not connected yet').waitForExist();
    await checkScreen('portal-billing-reconnect');
    await fill(page().field('Account name'), ' ');
    await clickWhenReady(page().button('Save name'));
    await page().text('Please enter a name.').waitForExist();
    await checkScreen('portal-billing-name-missing');
    await checkAt('location-billing', paths.location('1'));
    await signInAs(accounts.rivalAdmin);
    await checkAt('billing-none', paths.billing());
  });

  it('include failed and empty lists of the staff', async () => {
    await signInAs(accounts.staff);
    expectOnConsole(/ic-portal|bookings/);
    await checkFailedAt('dashboard', paths.dashboard(), 'ic-portal/dashboard');
    await checkFailedAt('requests', paths.activeRequests(), 'ic-portal/ic-requested');
    await checkFailedAt('history', paths.history(), 'ic-portal/ic-completed');
    await checkFailedAt('calendar', paths.calendar(), 'bookings/requested-calendar');
    await checkFailedAt('test', paths.test(1001), 'ic-portal/ic-get-single-scan');
    await checkAt('test-unknown', paths.test(999_999));
    await checkAt('location-read-only', paths.location('1'));
    await browser.url(paths.calendar());
    await clickWhenReady($('//main//*[@role="gridcell"]//button[contains(., "Scheduled")]'));
    await checkScreen('portal-calendar-day');
    await control('situation', { name: 'noRequests' });
    await checkAt('dashboard-empty', paths.dashboard());
    await checkAt('requests-empty', paths.activeRequests());
    await checkAt('scheduled-empty', paths.scheduled());
    await checkAt('calendar-empty', paths.calendar());
  });

  it('include the booking wizard', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(1001, 'availability');
    await test.pickTime(0);
    await checkScreen('portal-wizard-time');
    await test.continueToLocation();
    await waitForNth(test.locations);
    await checkScreen('portal-wizard-place');
    await clickWhenReady(page().button('3 Confirm booking'));
    await test.alert().waitForExist();
    await checkScreen('portal-wizard-incomplete');
    await test.acknowledge();
    await test.pickLocation('Harborview Midtown');
    await test.continueToConfirmation();
    expectOnConsole(/ic-book/);
    await apiFault({ path: 'ic-portal/ic-book', status: 500, times: 1 });
    await clickWhenReady(test.book());
    await test.alert().waitForExist();
    await checkScreen('portal-wizard-failed');
    await checkAt('test-notes', paths.test(1101, 'comments'));
    await checkAt('test-scheduled', paths.test(1003, 'availability'));
  });

  it('include forms with restored drafts', async () => {
    await signInAs(accounts.staff);
    const waitForRestoredDraft = () => page().text('We restored your unsaved changes.').waitForExist();
    await browser.url(paths.activeRequests());
    await clickWhenReady(page().button('Reject request #1101'));
    await fill($('[role=dialog] textarea'), 'We have no open times this month.');
    await browser.refresh();
    await clickWhenReady(page().button('Reject request #1101'));
    await waitForRestoredDraft();
    await checkScreen('portal-reject-typed');
    await browser.url(paths.test(1101, 'comments'));
    await fill(page().field('New note'), 'Called the patient, no answer.');
    await browser.refresh();
    await waitForRestoredDraft();
    await checkScreen('portal-test-notes-typed');
    await clickWhenReady(page().button('Edit note: Patient prefers mornings and needs 30 mi…'));
    await fill(page().field('Edit note'), 'Patient prefers evenings.');
    await browser.refresh();
    await waitForRestoredDraft();
    await checkScreen('portal-test-notes-changed');
  });

  it('include rejecting, canceling and booking from a list', async () => {
    await signInAs(accounts.staff);
    await browser.url(paths.activeRequests());
    await clickWhenReady(page().button('Reject request #1001'));
    await $('[role=dialog] form').waitForExist();
    await clickInDialog('Reject request');
    await page().text('Tell us why you reject this request.').waitForExist();
    await checkScreen('portal-reject-missing');
    await fill($('[role=dialog] textarea'), 'We have no open times this month.');
    expectOnConsole(/bookings/);
    await apiFault({ path: 'bookings/reject', status: 500, times: 1 });
    await clickInDialog('Reject request');
    await page().text('Failed to reject request.').waitForExist();
    await checkScreen('portal-reject-failed');
    await browser.url(paths.scheduled());
    await clickWhenReady(page().button('Cancel appointment of request #1003'));
    await $('[role=dialog] form').waitForExist();
    await clickInDialog('Cancel appointment');
    await $('[role=alertdialog]').waitForExist();
    await checkScreen('portal-cancel-missing');
    await browser.url(paths.activeRequests({ requestId: 1101, book: 1 }));
    await $('main section form').waitForExist();
    await checkScreen('portal-book-panel');
  });
});
