import { paths } from '@scanharbor/shared-contracts';
import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { appointmentPage } from '../../pages/appointment.page';
import { newPatientDetails } from '../../pages/request-flow.page';
import { testsPage } from '../../pages/tests.page';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { apiFault, control } from '../../support/control';
import { clickWhenReady } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { requestScan } from '../../support/new-request';
import { switchTo } from '../../support/switch-user';

const minuteMs = 60_000;

/** Returns the start of a booked request, and sets the API's clock to minutes after it. */
async function goToAppointment(requestId: number, minutes: number) {
  type Rows = { data: { TestRequestID: number; AppointmentDate: string }[] };
  const lists = await Promise.all(['ic-scheduled', 'ic-completed'].map((list) => apiAs<Rows>(accounts.staff, `ic-portal/${list}`)));
  const start = lists.flatMap(({ data }) => data).find(({ TestRequestID }) => TestRequestID === requestId)?.AppointmentDate ?? '';
  const now = new Date(toInstant(start, 'America/New_York').getTime() + minutes * minuteMs).toISOString();
  await control('clock', { now });
}

const focused = () => browser.execute(() => document.activeElement?.tagName ?? 'BODY');

journey('The life of an appointment', (it) => {
  it('goes from the request over an exact time, a new time and the arrival to completion, and the patient sees each', async () => {
    const requestId = await requestScan();
    const page = appointmentPage();
    const tests = testsPage();

    await switchTo(accounts.staff);
    await page.openBooking(requestId);
    await page.chooseTime(2);
    // Which of the offered times is the third free one depends on the hour of the run.
    const booked = /^Book \w{3} (\d+:\d\d [AP]M)/.exec(await page.book().getText())?.[1] ?? '';
    expect(booked).not.toBe('');
    await checkScreen('book-exact-time');
    await clickWhenReady(page.book());
    await expect(page.done()).toHaveText(new RegExp(`^Booked for .*${booked} E[SD]T at Harborview`));
    // The newest request is the last one of the list: no other follows.
    await browser.waitUntil(async () => (await focused()) === 'H1');

    // The patient gets the email once the booking cannot be undone anymore.
    await control('clock', { advance: 13_000 });
    await switchTo(newPatientDetails.email);
    await tests.open('upcoming');
    await expect(tests.card(requestId)).toBeDisplayed();
    await expect($('main')).toHaveText(expect.stringMatching(new RegExp(`${booked} E[SD]T`)));

    await switchTo(accounts.staff);
    await browser.url(paths.scheduled());
    await page.openAppointment(requestId);
    await page.chooseOtherTime();
    await checkScreen('move-appointment');
    const moved = /Move to \w{3} (\d+:\d\d [AP]M)/.exec(await page.move().getText())?.[1] ?? '';
    expect(moved).not.toBe('');
    await clickWhenReady(page.move());
    await expect(page.dialog()).toHaveText(expect.stringContaining(moved));
    await page.move().waitForExist({ reverse: true });

    await switchTo(newPatientDetails.email);
    await tests.open('upcoming');
    await expect($('main')).toHaveText(expect.stringContaining('The center moved your appointment.'));
    await expect($('main')).toHaveText(expect.stringContaining(moved));
    await checkScreen('tests-moved');

    await goToAppointment(requestId, -15);
    await switchTo(accounts.staff);
    await browser.url(paths.scheduled());
    await page.openAppointment(requestId);
    await page.record('Mark as arrived');
    await expect(page.state()).toHaveText('The patient has arrived.');
    await checkScreen('appointment-arrived');

    await goToAppointment(requestId, 30);
    await switchTo(accounts.staff);
    await browser.url(paths.history());
    await page.openAppointment(requestId);
    await page.record('Mark as completed');
    await expect(page.state()).toHaveText('The exam is completed.');

    await switchTo(newPatientDetails.email);
    await tests.open('past');
    await expect(tests.card(requestId)).toBeDisplayed();
    await expect($('main')).toHaveText(expect.stringContaining('Completed'));
  });

  it('tells a booking as booked when the connection drops after the server has stored it [IC-110]', async () => {
    await signInAs(accounts.staff);
    const page = appointmentPage();
    await page.openBooking(1001);
    await page.book().waitForExist();
    expectOnConsole(/bookings\/book/);
    await apiFault({ path: 'bookings/book', malformed: 'drop-response' });
    await clickWhenReady(page.book());
    await expect(page.done()).toHaveText(/^Booked for .* at Harborview/);
  });
});
