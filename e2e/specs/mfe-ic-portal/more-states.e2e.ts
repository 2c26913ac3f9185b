import { paths } from '@scanharbor/shared-contracts';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault, clearApiFaults, control } from '../../support/control';
import { atPath, fill, press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';

const page = () => within(browser);
const settledMain = async () => {
  await $('main h1').waitForExist();
  await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
};

const failing = async (path: string, screen: string, name: string) => {
  await apiFault({ path, status: 500, times: 9 });
  await browser.url(screen);
  await browser.waitUntil(async () => page().button('Try again').isExisting().then(async (is) => is || page().button('Retry').isExisting()));
  await settledMain();
  await look(name);
  await clearApiFaults();
};

journey('More states of the portal', (it) => {
  it('A accounts', async () => {
    await signInAs(accounts.switcher);
    await browser.url(paths.switchUser());
    await settledMain();
    await look('portal-switch-user');
    await fill(page().field('Email of the account'), 'nobody@scanharbor.test');
    expectOnConsole(/account\/switch/);
    await press(page().button('Switch user'));
    await page().text('No account has this email address.').waitForExist();
    await look('portal-switch-user-refused');
    await fill(page().field('Email of the account'), accounts.admin);
    await press(page().button('Switch user'));
    await atPath(paths.dashboard());
    await page().text('You are logged in as').waitForExist();
    await look('portal-switched');
    await signInAs(accounts.pending);
    await browser.url(paths.pending());
    await settledMain();
    await look('portal-pending');
    await signInAs('terms@scanharbor.test');
    await browser.url(paths.dashboard());
    await $('[role=dialog]').waitForExist();
    await look('portal-terms');
  });

  it('B platform', async () => {
    await signInAs(accounts.platform);
    await browser.url(paths.refunds());
    await $('main table').waitForExist();
    await look('portal-refunds');
    await browser.url(`${paths.refunds()}?q=nobody`);
    await page().heading('Nothing matches').waitForExist();
    await look('portal-refunds-no-match');
    expectOnConsole(/refunds|pending_scans/);
    await failing('refunds/requests', paths.refunds(), 'portal-refunds-failed');
    await failing('practices/pending_scans', paths.pendingScans(), 'portal-pending-scans-failed');
    await browser.url(paths.pendingScans());
    await $('main table').waitForExist();
    for (let left = await $$('main tbody button').length; left > 0; left -= 1) {
      const now = await $$('main tbody button').length;
      await press($$('main tbody button')[0]!);
      await browser.waitUntil(async () => (await $$('main tbody button').length) < now);
    }
    await look('portal-pending-scans-empty');
    await control('situation', { name: 'noRequests' });
    await browser.url(paths.refunds());
    await settledMain();
    await look('portal-refunds-after');
  });

  it('C admin', async () => {
    await signInAs(accounts.admin);
    await browser.url(paths.practiceUsers());
    await press(page().button('Edit Robin Hale'));
    await $('[role=dialog]').waitForExist();
    await look('portal-edit-user');
    await fill(page().field('Email'), accounts.admin);
    expectOnConsole(/ic-update-user/);
    await press(page().button('Save user'));
    await page().text('Email is already in use').waitForExist();
    await look('portal-edit-user-refused');
    await browser.url(paths.locations());
    await press(page().button('Add Location'));
    await $('[role=dialog] form').waitForExist();
    await press(page().button('Add location'));
    await page().text('There is a problem').waitForExist();
    await look('portal-add-location-errors');
    await browser.url(`${paths.locations()}?state=zz`);
    await page().text('No location matches').waitForExist();
    await look('portal-locations-no-match');
    expectOnConsole(/ic-locations|ic-location|ic-get-user-list|billing/);
    await failing('ic-portal/ic-locations', paths.locations(), 'portal-locations-failed');
    await failing('ic-portal/ic-location/', paths.location('1'), 'portal-location-failed');
    await failing('ic-portal/ic-get-user-list', paths.practiceUsers(), 'portal-users-failed');
    await failing('billing/accounts', paths.billing(), 'portal-billing-failed');
  });

  it('D billing', async () => {
    await signInAs(accounts.admin);
    await browser.url(`${paths.billing()}?error=access_denied`);
    await page().text('Stripe account could not be created.').waitForExist();
    await look('portal-billing-refused');
    await browser.url(`${paths.billing()}?state=unknown&code=code_1`);
    await page().heading('The account is not connected yet').waitForExist();
    await look('portal-billing-reconnect');
    await browser.url(paths.billing());
    await press(page().button('Connect a new account'));
    expectOnConsole(/favicon/);
    await press(page().link('Connect'));
    await atPath(paths.dashboard());
    await page().text('Stripe account has been connected.').waitForExist();
    await look('portal-billing-connected');
    await signInAs('rivaladmin@scanharbor.test');
    await browser.url(paths.billing());
    await page().heading('No billing accounts yet').waitForExist();
    await look('portal-billing-none');
  });

  it('E calendar and location for staff', async () => {
    await signInAs(accounts.staff);
    await browser.url(paths.calendar());
    await settledMain();
    await press($('//main//*[@role="gridcell"]//button[contains(., "Scheduled")]'));
    await look('portal-calendar-day');
    await browser.url(paths.location('1'));
    await page().text('Only administrators of the practice').waitForExist();
    await look('portal-location-read-only');
    await control('situation', { name: 'noRequests' });
    for (const [name, path] of [['calendar', paths.calendar()], ['dashboard', paths.dashboard()], ['requests', paths.activeRequests()], ['scheduled', paths.scheduled()]] as const) {
      await browser.url(path);
      await settledMain();
      await look(`portal-${name}-empty`);
    }
  });

  it('F failed', async () => {
    await signInAs(accounts.staff);
    expectOnConsole(/ic-portal|bookings/);
    await failing('ic-portal/dashboard', paths.dashboard(), 'portal-dashboard-failed');
    await failing('ic-portal/ic-requested', paths.activeRequests(), 'portal-requests-failed');
    await failing('ic-portal/ic-completed', paths.history(), 'portal-history-failed');
    await failing('bookings/requested-calendar', paths.calendar(), 'portal-calendar-failed');
    await failing('ic-portal/ic-get-single-scan', paths.test(1001), 'portal-test-failed');
    await browser.url(paths.test(999999));
    await settledMain();
    await look('portal-test-unknown');
  });

  it('G wizard', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(1001, 'availability');
    await press(page().button('Pick a time'));
    await test.freeTimes()[0]!.waitForExist();
    await press(test.freeTimes()[0]!.parentElement());
    await look('portal-wizard-time');
    await press(page().button('Continue to location'));
    await test.locations()[0]!.waitForExist();
    await look('portal-wizard-place');
    await press(page().button('3 Confirm booking'));
    await $('[role=alertdialog]').waitForExist();
    await look('portal-wizard-alert');
    await test.acknowledge();
    await test.pickLocation('Harborview Midtown');
    await test.toConfirmation();
    await test.selected().waitForExist();
    expectOnConsole(/ic-book/);
    await apiFault({ path: 'ic-portal/ic-book', status: 500, times: 1 });
    await press(test.book());
    await test.alert().waitForExist();
    await look('portal-wizard-failed');
    await browser.url(paths.test(1001, 'availability'));
    await press(page().button('Additional availability'));
    await $('[role=dialog] form').waitForExist();
    await press(page().button('Send to Care Team'));
    await $('[role=alertdialog]').waitForExist();
    await look('portal-availability-alert');
    await browser.url(paths.test(1101, 'comments'));
    await settledMain();
    await look('portal-test-comments');
    await browser.url(paths.test(1003));
    await settledMain();
    await look('portal-test-scheduled');
    await browser.url(paths.test(1003, 'availability'));
    await settledMain();
    await look('portal-test-scheduled-availability');
  });

  it('H modals', async () => {
    await signInAs(accounts.staff);
    await browser.url(paths.activeRequests());
    await press(page().button('Reject request 1001'));
    await $('[role=dialog] form').waitForExist();
    await press(within($('[role=dialog]') as unknown as WebdriverIO.Element).button('Reject request'));
    await page().text('Tell us why you reject this request.').waitForExist();
    await look('portal-reject-missing');
    await $('[role=dialog] textarea').setValue('We have no open times this month.');
    expectOnConsole(/bookings|cancellations/);
    await apiFault({ path: 'bookings/reject', status: 500, times: 1 });
    await press($('//*[@role="dialog"]//button[normalize-space(.)="Reject request"]'));
    await page().text('Failed to reject request.').waitForExist();
    await look('portal-reject-failed');
    await press($('//*[@role="dialog"]//button[normalize-space(.)="Reject request"]'));
    await page().text('Request declined for the following locations').waitForExist();
    await look('portal-rejected');
    await browser.url(paths.scheduled());
    await press(page().button('Cancel appointment of request 1003'));
    await $('[role=dialog] form').waitForExist();
    await press($('//*[@role="dialog"]//button[normalize-space(.)="Cancel appointment"]'));
    await $('[role=alertdialog]').waitForExist();
    await look('portal-cancel-alert');
    await browser.url(paths.activeRequests({ requestId: 1001, book: 1 }));
    await settledMain();
    await browser.url(paths.activeRequests({ requestId: 1101, book: 1 }));
    await $('[role=dialog] form').waitForExist();
    await press($('//*[@role="dialog"]//button[normalize-space(.)="Book appointment"]'));
    await page().text('There is a problem').waitForExist();
    await look('portal-book-errors');
  });
});
