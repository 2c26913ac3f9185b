import { join } from 'node:path';
import { paths } from '@scanharbor/shared-contracts';
import { cardForm, cards } from '../../pages/card-form.page';
import { invitationPage } from '../../pages/px-scan-request.page';
import { newPatientDetails, requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { phone } from '../../support/check-screen';
import { countFilePicker, countPresses, readAllowedPresses } from '../../support/count-presses';
import { clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';
import { root } from '../../support/site';

const find = () => within(browser);

/** Fails when a task needs more presses than docs/journeys.md allows. */
async function expectPresses(task: string, steps: () => Promise<void>) {
  const presses = await countPresses(steps);
  console.info(`${task}: ${presses} presses`);
  expect(presses).toBeLessThanOrEqual(readAllowedPresses(task));
}

journey('The journeys of patients in docs/journeys.md', (it) => {
  it('need no more presses for the price of a knee MRI on a phone', async () => {
    await browser.setViewport(phone);
    await browser.url(paths.landing());
    const scan = find().field('Which scan?');
    await browser.waitUntil(async () => (await scan.getText()).includes('MRI'));
    await expectPresses('Price of a knee MRI, on a phone', async () => {
      await scan.selectByVisibleText('MRI');
      await fill(find().field('ZIP code'), '10018');
      await clickWhenReady(find().button('Show centers and prices'));
      await find().heading('Which MRI did your doctor order?').waitForDisplayed();
      await requestFlow().chooseScan('knee without left', 'MRI - Knee - Without contrast - Left');
      await clickWhenReady(find().button('Show centers and prices'));
      await $("//main//li[.//h2][contains(., '$')]").waitForDisplayed();
    });
  });

  it('need no more presses for a request with insurance', async () => {
    await signInAs(accounts.newPatient);
    await browser.url(paths.home());
    const flow = requestFlow();
    await flow.scan().waitForExist();
    await expectPresses('Request with insurance', async () => {
      await flow.describeScan('Insurance');
      await flow.chooseFlexible();
      await flow.clickContinue('Continue to your details');
      await flow.clickContinue('Continue to your physician');
      await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
      countFilePicker();
      await flow.attach('prescription.pdf');
      await flow.uploaded().waitForDisplayed();
      await flow.clickContinue('Continue to payment');
      await flow.chooseInsurer('cigna', 'Cigna Healthcare');
      await flow.memberId().setValue('W1234567');
      await flow.clickContinue('Check your answers');
      await clickWhenReady(flow.send());
      expect(await flow.requestId()).toBeGreaterThan(0);
    });
  });

  it('need no more presses to ask for another time', async () => {
    await signInAs(accounts.patient);
    await browser.url(paths.tests('upcoming'));
    await expectPresses('Other times for an appointment', async () => {
      await clickWhenReady(find().button('Reschedule'));
      await fill(find().field('Other days and the reason'), 'Any weekday after 4 PM, I have a new job.');
      await clickWhenReady(find().button('Request Reschedule'));
      await find().text('You asked for other times').waitForDisplayed();
    });
  });

  it('need no more presses to complete an invitation', async () => {
    const page = invitationPage();
    await page.open('demo-invitation');
    await page.heading().waitForExist();
    await expectPresses('Invitation, paid by card', async () => {
      await page.confirmBirthDate('April', '12', '1984');
      await page.continueAsGuest();
      await page.choosePayment('Self-pay');
      await page.fillZip('10018');
      await page.chooseTime('Flexible');
      await page.clickContinue();
      await cardForm().enter(cards.good);
      await page.checkAnswers();
      await clickWhenReady(page.submit());
      await browser.waitUntil(async () => (await page.heading().getText()).includes('Your request is sent'));
    });
  });

  it("need no more presses to request a scan from a doctor's page", async () => {
    await browser.url(paths.doctorPage('hart'));
    const flow = requestFlow();
    await expectPresses('Request from the page of a referring doctor', async () => {
      await clickWhenReady(find().link('Request a scan'));
      await find().field('First name').waitForEnabled();
      await flow.register(newPatientDetails);
      await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
      await flow.fillZip('10018');
      countFilePicker();
      await find().field('Picture of your prescription').addValue(join(root, 'e2e/fixtures/prescription.pdf'));
      await clickWhenReady(find().button('Submit request'));
      await find().heading('Request has been submitted').waitForDisplayed();
    });
  });
});
