import { paths } from '@scanharbor/shared-contracts';
import { appointmentPage } from '../../pages/appointment.page';
import { newPatientDetails } from '../../pages/request-flow.page';
import { testsPage } from '../../pages/tests.page';
import { accounts } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { control } from '../../support/control';
import { answerQuestion, clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { requestScan } from '../../support/new-request';
import { switchTo } from '../../support/switch-user';

const page = () => within(browser);
const main = () => $('main').getText();
const undoSeconds = 13;

/** Waits until a text appears in the page, and returns all of it. */
async function readWith(text: string) {
  await page().text(text).waitForDisplayed();
  return main();
}

/** Returns the first amount after a label in the text of a screen, in dollars: 'Deposit … $50' gives 50. */
const amountAfter = (label: string, text: string) => Number(new RegExp(`${label}\\s+[^$]{0,40}\\$(\\d+)`).exec(text)?.[1]);

journey('What a patient enters', (it) => {
  it('reaches the center as answers and as safety flags, also when it changes', async () => {
    const requestId = await requestScan({ covid: 'Decline to answer' });
    await testsPage().open('requests');
    await clickWhenReady(page().link('Click here to answer the safety questions for your scan.'));
    await answerQuestion('pacemaker', 'Yes');
    await answerQuestion('narrow spaces', 'Unsure');
    await clickWhenReady(page().button('Save answers'));
    await page().text('Your answers are saved. The centers see them now.').waitForDisplayed();
    await checkScreen('patient-answers');

    await switchTo(accounts.staff);
    await browser.url(paths.test(requestId, 'screeningQuestions'));
    await page().text('Claustrophobia: unsure').waitForDisplayed();
    const answers = await readWith('Decline to answer');
    expect(answers).toMatch(/COVID-19 symptoms\s+Decline to answer/);
    expect(answers).toMatch(/Pacemaker\s+Yes/);
    expect(answers).toMatch(/Claustrophobia\s+Unsure/);
    expect(answers).toMatch(/Safety flags\s+Pacemaker\s+Claustrophobia: unsure/);
    await checkScreen('center-answers');

    await switchTo(newPatientDetails.email);
    await browser.url(paths.settings('medical'));
    await answerQuestion('pacemaker', 'No');
    await clickWhenReady(page().button('Save answers'));
    await page().text('Your answers are saved. The centers see them now.').waitForDisplayed();
    await switchTo(accounts.staff);
    await browser.url(paths.test(requestId, 'screeningQuestions'));
    const changed = await readWith('Claustrophobia: unsure');
    expect(changed).toMatch(/Safety flags\s+Claustrophobia: unsure/);
    expect(changed).toMatch(/Pacemaker\s+No/);
  });

  it('costs the same on both sides: before and after sending, in the panel, the lists, the home and the refund', async () => {
    let before = '';
    const requestId = await requestScan({ beforeSending: async () => void (before = await main()) });
    const deposit = amountAfter('Deposit', before);
    const atScan = amountAfter('At the scan', before);
    const pair = { deposit, atScan };
    expect([deposit, atScan].every((amount) => amount > 0)).toBe(true);
    const read = (text: string, labels = ['Deposit', 'At the scan']) => ({
      deposit: amountAfter(labels[0] ?? '', text),
      atScan: amountAfter(labels[1] ?? '', text),
    });
    expect(read(await main())).toEqual(pair);

    await switchTo(accounts.staff);
    const center = appointmentPage();
    await center.openBooking(requestId);
    await center.book().waitForExist();
    const panel = await center.panel().getText();
    expect(read(panel, ['ScanHarbor fee, the deposit', 'Patient pays at your desk'])).toEqual(pair);
    expect(amountAfter('Total the patient saw', panel)).toBe(deposit + atScan);
    await expect(page().row(`#${requestId}`)).toHaveText(expect.stringContaining(`Self-pay $${atScan}`));
    await clickWhenReady(center.book());
    await center.done().waitForExist();
    await control('clock', { advance: undoSeconds * 1000 });
    await browser.url(paths.scheduled());
    await page().row(`#${requestId}`).waitForDisplayed();
    await expect(page().row(`#${requestId}`)).toHaveText(expect.stringContaining(`Self-pay $${atScan}`));

    await switchTo(newPatientDetails.email);
    await testsPage().open('upcoming');
    expect(read(await readWith('held when we confirmed your appointment'))).toEqual(pair);
    await browser.url(paths.home());
    const home = await readWith('What you pay');
    expect(read(home, ['Deposit, held on your card', 'At the scan'])).toEqual(pair);
    expect(amountAfter('Total', home)).toBe(deposit + atScan);
    await testsPage().open('upcoming');
    await clickWhenReady(page().button('Cancel Test'));
    await page().text(`your $${deposit} deposit back`).waitForDisplayed();
    await checkScreen('cancel-with-deposit');
    await clickWhenReady(page().button('Yes, Cancel'));
    await page().text('Cancellation requested').waitForDisplayed();

    await switchTo(accounts.staff);
    await browser.url(paths.scheduled());
    await page().row(`#${requestId}`).waitForDisplayed();
    await expect(page().row(`#${requestId}`)).toHaveText(expect.stringContaining('Patient asked to cancel'));
    await center.openAppointment(requestId);
    await page().text('The patient asked to cancel this appointment.').waitForDisplayed();
    await checkScreen('center-asked-to-cancel');
    await clickWhenReady(page().button('Cancel appointment'));
    await page().field('Reason').selectByVisibleText('Other');
    await clickWhenReady(page().button('Cancel appointment'));
    await page().text(`Appointment for request #${requestId} has been cancelled.`).waitForDisplayed();
    await switchTo(newPatientDetails.email);
    await browser.url(paths.home());
    await page().text('What scan do you need?').waitForDisplayed();

    await switchTo(accounts.platform);
    await browser.url(paths.refunds());
    await clickWhenReady(page().link(`Open the refund of request #${requestId}`));
    await page().button('Issue refund').waitForDisplayed();
    const dialog = await $('[role=dialog]').getText();
    expect(amountAfter('Deposit', dialog)).toBe(deposit);
    await clickWhenReady(page().button('Issue refund'));
    await page().text(`Refund $${deposit} to Nora Sample? This cannot be undone.`).waitForDisplayed();
    await checkScreen('refund-confirm');
    await clickWhenReady(page().button(`Refund $${deposit}`));
    await page().text(`Refund of $${deposit} to Nora Sample issued`).waitForDisplayed();
  });
});
