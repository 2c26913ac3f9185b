import { paths } from '@scanharbor/shared-contracts';
import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { appointmentPage } from '../../pages/appointment.page';
import { accounts, apiAs } from '../../support/accounts';
import { bookedRequestId as requestId, openAppointment, openCard } from '../../support/booked-patient';
import { checkScreen } from '../../support/check-screen';
import { control } from '../../support/control';
import { clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';
import { readPrintedPage } from '../../support/print';
import { switchTo } from '../../support/switch-user';

const hourMs = 3_600_000;
const page = () => within(browser);

/** Opens the estimate from the card of the request. */
const openEstimate = () => clickWhenReady($(`main a[href="${paths.estimate(requestId)}"]`));

/** Sets the clock of the API to hours after the start of the appointment. */
async function goToAppointment(hours: number) {
  const { data } = await apiAs<{ data: { AppointmentDate: string }[] }>(
    accounts.staff,
    `ic-portal/ic-get-single-scan?requestId=${requestId}`,
  );
  const start = toInstant(data[0]?.AppointmentDate ?? '', 'America/New_York');
  await control('clock', { now: new Date(start.getTime() + hours * hourMs).toISOString() });
}

journey('A booked patient and the center', (it) => {
  it('see the same good-faith estimate after a new price, and the care team checks a bill against it', async () => {
    await openCard();
    await openEstimate();
    await page().text('No estimate yet').waitForDisplayed();
    await checkScreen('estimate-none');
    await clickWhenReady(page().button('Get an estimate'));
    await page().text(`Request #${requestId} · version 1`).waitForDisplayed();
    const [, total] = /Total of expected charges\s+(\$\d+)/.exec(await $('main').getText()) ?? [];
    expect(total).toBeDefined();
    await checkScreen('estimate');
    const { sheets, text } = await readPrintedPage();
    expect(sheets).toBeLessThanOrEqual(2);
    expect(text).toContain('This estimate is not a contract.');
    expect(text).not.toContain('Print or save as PDF');

    await switchTo(accounts.staff);
    await browser.url(paths.test(requestId));
    await page()
      .text(`${total ?? ''}, version 1`)
      .waitForDisplayed();
    await checkScreen('center-estimate');
    expect((await readPrintedPage()).share).toBeGreaterThan(0.9);

    await openAppointment();
    await page().field('Price').selectByVisibleText('$165');
    await clickWhenReady(page().button('Save changes'));
    await page().text('Booked for').waitForDisplayed();
    await openCard();
    await openEstimate();
    await page().text(`Request #${requestId} · version 2`).waitForDisplayed();
    await expect($('main')).toHaveText(expect.stringMatching(/You pay \$165 at the scan/));
    await checkScreen('estimate-second-version');
    await clickWhenReady(page().button('Show version 1'));
    await page().text(`Request #${requestId} · version 1`).waitForDisplayed();

    await switchTo(accounts.platform);
    await browser.url(paths.refunds());
    await clickWhenReady(page().button('Check a bill'));
    await fill(page().field('Request number'), String(requestId));
    await fill(page().field('Billed amount in dollars'), '615');
    await browser.execute(() => {
      const field = document.querySelector<HTMLInputElement>('input[type=date]');
      const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, lastWeek);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await clickWhenReady(page().button('Check'));
    await page().text('This is $400 or more above the estimate.').waitForDisplayed();
    await checkScreen('bill-check');
  });

  it('agree that the patient did not come', async () => {
    await goToAppointment(1);
    await switchTo(accounts.staff);
    await browser.url(paths.history());
    await appointmentPage().openAppointment(requestId);
    await appointmentPage().record('Mark as no-show');
    await expect(appointmentPage().state()).toHaveText('The patient did not come.');
    await openCard('past');
    await page().text('The center recorded that you did not come.').waitForDisplayed();
    await checkScreen('patient-no-show');
  });
});
