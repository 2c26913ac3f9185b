import { paths } from '@scanharbor/shared-contracts';
import { appointmentPage } from '../../pages/appointment.page';
import { accounts } from '../../support/accounts';
import { bookedRequestId as requestId, openAppointment, openCard } from '../../support/booked-patient';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';
import { switchTo } from '../../support/switch-user';

const page = () => within(browser);
const row = () => page().row(`#${requestId}`);

journey('A booked patient and the center', (it) => {
  it('agree on a wish for other times: asked, taken back, asked again, answered by a move', async () => {
    await openCard();
    const ask = async () => {
      await clickWhenReady(page().button('Reschedule'));
      await fill(page().field('Other days and the reason'), 'Any weekday after 4 PM, I have a new job.');
      await clickWhenReady(page().button('Request Reschedule'));
      await page().text('You asked for other times').waitForDisplayed();
    };
    await ask();
    await checkScreen('asked-for-other-times');
    await switchTo(accounts.staff);
    await browser.url(paths.scheduled());
    await row().waitForDisplayed();
    await expect(row()).toHaveText(expect.stringContaining('Patient asked for other times'));
    await checkScreen('center-asked-for-other-times');

    await openCard();
    await clickWhenReady(page().button('Keep this appointment'));
    await page().text('Your request for other times is taken back.').waitForDisplayed();
    await switchTo(accounts.staff);
    await browser.url(paths.scheduled());
    await row().waitForDisplayed();
    await expect(row()).not.toHaveText(expect.stringContaining('Patient asked for other times'));

    await openCard();
    await ask();
    await openAppointment();
    const center = appointmentPage();
    await center.chooseOtherTime();
    await clickWhenReady(center.move());
    await center.move().waitForExist({ reverse: true });
    await openCard();
    await page().text('The center moved your appointment.').waitForDisplayed();
    await expect(page().text('You asked for other times')).not.toBeExisting();
  });

  it('see the same price after the center changed it with its own booking ID', async () => {
    await openAppointment();
    await fill(page().field('Your booking ID'), 'HV-2077');
    await page().field('Price').selectByVisibleText('$165');
    await clickWhenReady(page().button('Save changes'));
    await page().text('Booked for').waitForDisplayed();
    await browser.url(paths.test(requestId, 'availability'));
    await page().text('HV-2077').waitForDisplayed();
    await checkScreen('center-booking-id');
    await openCard();
    await expect($('main')).toHaveText(expect.stringMatching(/At the scan\s+\$165/));
  });

  it('agree that the center canceled, and the request is open again', async () => {
    await openAppointment();
    await clickWhenReady(page().button('Cancel appointment'));
    await page().field('Reason').selectByVisibleText('The test cannot be performed because of facility-related reasons');
    await clickWhenReady(page().button('Cancel appointment'));
    await page().text(`Appointment for request #${requestId} has been cancelled.`).waitForDisplayed();
    await openCard('requests');
    await page().text('The center canceled your appointment of').waitForDisplayed();
    await checkScreen('patient-canceled-by-center');
  });
});
