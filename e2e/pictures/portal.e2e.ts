import { paths } from '@scanharbor/shared-contracts';
import { testPage } from '../pages/providers-test.page';
import { accounts, signInAs } from '../support/accounts';
import { apiFault, clearApiFaults, control } from '../support/control';
import { atPath, fill, press, within } from '../support/find';
import { expectOnConsole, journey } from '../support/journey';
import { look } from '../support/look';

const page = () => within(browser);
const inDialog = (button: string) => press($(`//*[@role='dialog']//button[normalize-space(.)='${button}']`));

/** Opens a screen, waits until what it shows is there, and looks. */
async function lookAt(name: string, path: string) {
  await browser.url(path);
  await $('main h1').waitForExist();
  await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
  await look(`portal-${name}`);
}

/** Looks at a screen whose call fails. */
async function lookAtFailed(name: string, path: string, call: string) {
  await apiFault({ path: call, status: 500, times: 9 });
  await browser.url(path);
  await page().button('Try again').waitForExist();
  await look(`portal-${name}-failed`);
  await clearApiFaults();
}

/** Not part of `npm test`: states that are made of what it looks at elsewhere. */
journey('States of the portal', (it) => {
  it('of who works as another account', async () => {
    await signInAs(accounts.switcher);
    await browser.url(paths.switchUser());
    await fill(page().field('Email of the account'), 'nobody@scanharbor.test');
    expectOnConsole(/account\/switch/);
    await press(page().button('Switch user'));
    await page().text('No account has this email address.').waitForExist();
    await look('portal-switch-user-refused');
    await fill(page().field('Email of the account'), accounts.admin);
    await press(page().button('Switch user'));
    await page().text('You are logged in as').waitForExist();
    await look('portal-switched');
  });

  it('of the platform', async () => {
    await signInAs(accounts.platform);
    expectOnConsole(/refunds|pending_scans/);
    await lookAt('refunds', paths.refunds());
    await lookAt('refunds-no-match', `${paths.refunds()}?q=nobody`);
    await lookAtFailed('refunds', paths.refunds(), 'refunds/requests');
    await lookAtFailed('pending-scans', paths.pendingScans(), 'practices/pending_scans');
    await browser.url(paths.pendingScans());
    await $('main table').waitForExist();
    for (let left = await $$('main tbody button').length; left > 0; left -= 1) {
      await press($('main tbody button'));
      await browser.waitUntil(async () => (await $$('main tbody button').length) < left);
    }
    await look('portal-pending-scans-empty');
    await control('situation', { name: 'noRequests' });
    await lookAt('refunds-empty', paths.refunds());
  });

  it('of the lists and forms of an administrator', async () => {
    await signInAs(accounts.admin);
    expectOnConsole(/ic-update-user|ic-location|ic-get-user-list/);
    await browser.url(paths.practiceUsers());
    await press(page().button('Edit Robin Hale'));
    await $('[role=dialog] form').waitForExist();
    await fill(page().field('Email'), accounts.admin);
    await inDialog('Save user');
    await page().text('Email is already in use').waitForExist();
    await look('portal-edit-user-refused');
    await browser.url(paths.locations());
    await press(page().button('Add Location'));
    await $('[role=dialog] form').waitForExist();
    await inDialog('Add location');
    await page().text('There is a problem').waitForExist();
    await look('portal-add-location-errors');
    await lookAt('locations-no-match', `${paths.locations()}?state=zz`);
    await lookAtFailed('locations', paths.locations(), 'ic-portal/ic-locations');
    await lookAtFailed('location', paths.location('1'), 'ic-portal/ic-location/');
    await lookAtFailed('users', paths.practiceUsers(), 'ic-portal/ic-get-user-list');
  });

  it('of billing', async () => {
    await signInAs(accounts.admin);
    expectOnConsole(/billing/);
    await lookAtFailed('billing', paths.billing(), 'billing/accounts');
    await browser.url(`${paths.billing()}?error=access_denied`);
    await atPath(paths.dashboard());
    await page().text('Stripe account could not be created.').waitForExist();
    await look('portal-billing-refused');
    await browser.url(`${paths.billing()}?state=unknown&code=code_1`);
    await page().heading('The account is not connected yet').waitForExist();
    await look('portal-billing-reconnect');
    await fill(page().field('Account name'), ' ');
    await press(page().button('Save name'));
    await page().text('Please enter a name.').waitForExist();
    await look('portal-billing-name-missing');
    await lookAt('location-billing', paths.location('1'));
    await signInAs(accounts.rivalAdmin);
    await lookAt('billing-none', paths.billing());
  });

  it('of the lists of the staff: failed, and with nothing in them', async () => {
    await signInAs(accounts.staff);
    expectOnConsole(/ic-portal|bookings/);
    await lookAtFailed('dashboard', paths.dashboard(), 'ic-portal/dashboard');
    await lookAtFailed('requests', paths.activeRequests(), 'ic-portal/ic-requested');
    await lookAtFailed('history', paths.history(), 'ic-portal/ic-completed');
    await lookAtFailed('calendar', paths.calendar(), 'bookings/requested-calendar');
    await lookAtFailed('test', paths.test(1001), 'ic-portal/ic-get-single-scan');
    await lookAt('test-unknown', paths.test(999_999));
    await lookAt('location-read-only', paths.location('1'));
    await browser.url(paths.calendar());
    await press($('//main//*[@role="gridcell"]//button[contains(., "Scheduled")]'));
    await look('portal-calendar-day');
    await control('situation', { name: 'noRequests' });
    await lookAt('dashboard-empty', paths.dashboard());
    await lookAt('requests-empty', paths.activeRequests());
    await lookAt('scheduled-empty', paths.scheduled());
    await lookAt('calendar-empty', paths.calendar());
  });

  it('of a booking', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(1001, 'availability');
    await test.pickTime(0);
    await look('portal-wizard-time');
    await test.toLocation();
    await test.locations()[0]!.waitForExist();
    await look('portal-wizard-place');
    await press(page().button('3 Confirm booking'));
    await test.alert().waitForExist();
    await look('portal-wizard-incomplete');
    await test.acknowledge();
    await test.pickLocation('Harborview Midtown');
    await test.toConfirmation();
    expectOnConsole(/ic-book/);
    await apiFault({ path: 'ic-portal/ic-book', status: 500, times: 1 });
    await press(test.book());
    await test.alert().waitForExist();
    await look('portal-wizard-failed');
    await lookAt('test-notes', paths.test(1101, 'comments'));
    await lookAt('test-scheduled', paths.test(1003, 'availability'));
  });

  it('of forms that hold what was typed into them before', async () => {
    await signInAs(accounts.staff);
    const back = () => page().text('What you typed before is still here.').waitForExist();
    await browser.url(paths.activeRequests());
    await press(page().button('Reject request 1101'));
    await fill($('[role=dialog] textarea'), 'We have no open times this month.');
    await browser.refresh();
    await press(page().button('Reject request 1101'));
    await back();
    await look('portal-reject-typed');
    await browser.url(paths.test(1101, 'comments'));
    await fill(page().field('New note'), 'Called the patient, no answer.');
    await browser.refresh();
    await back();
    await look('portal-test-notes-typed');
    await press(page().button('Edit note: Patient prefers mornings and needs 30 mi…'));
    await fill(page().field('Change note'), 'Patient prefers evenings.');
    await browser.refresh();
    await back();
    await look('portal-test-notes-changed');
  });

  it('of rejecting, cancelling and booking from a list', async () => {
    await signInAs(accounts.staff);
    await browser.url(paths.activeRequests());
    await press(page().button('Reject request 1001'));
    await $('[role=dialog] form').waitForExist();
    await inDialog('Reject request');
    await page().text('Tell us why you reject this request.').waitForExist();
    await look('portal-reject-missing');
    await fill($('[role=dialog] textarea'), 'We have no open times this month.');
    expectOnConsole(/bookings/);
    await apiFault({ path: 'bookings/reject', status: 500, times: 1 });
    await inDialog('Reject request');
    await page().text('Failed to reject request.').waitForExist();
    await look('portal-reject-failed');
    await browser.url(paths.scheduled());
    await press(page().button('Cancel appointment of request 1003'));
    await $('[role=dialog] form').waitForExist();
    await inDialog('Cancel appointment');
    await $('[role=alertdialog]').waitForExist();
    await look('portal-cancel-missing');
    await browser.url(paths.activeRequests({ requestId: 1101, book: 1 }));
    await $('[role=dialog] form').waitForExist();
    await inDialog('Book appointment');
    await page().text('There is a problem').waitForExist();
    await look('portal-book-errors');
  });
});
