import { paths } from '@scanharbor/shared-contracts';
import { requestFlow } from '../pages/request-flow.page';
import { accounts, signInAs } from '../support/accounts';
import { fill, clickWhenReady, within } from '../support/find';
import { journey } from '../support/journey';
import { desktop, checkScreen, phone, takeScreenshot } from '../support/check-screen';

const page = () => within(browser);
const waitForErrors = () => page().text('There is a problem').waitForExist();

/** Submits an empty form and checks its errors. */
async function checkEmptyForm(name: string, path: string, button: string) {
  await browser.url(path);
  await clickWhenReady(page().button(button));
  await waitForErrors();
  await checkScreen(`${name}-errors`);
}

/** Not part of `npm test`: states of the public pages and the patient's screens that no journey covers. */
journey('The states of the site', (it) => {
  it('include the search for a price', async () => {
    await browser.setViewport(phone);
    await browser.url(paths.landing());
    await clickWhenReady(page().button('Menu'));
    await page().link('Sign in').waitForDisplayed();
    await takeScreenshot('guest-menu-390');
    await browser.setViewport(desktop);
    await browser.url(paths.scans());
    for (const choice of ['MRI', 'Brain']) await clickWhenReady(page().button(choice));
    await checkScreen('guest-scan-levels');
    await browser.url(paths.requestScan());
    await clickWhenReady(page().button('Browse all scans'));
    await checkScreen('request-browse');
    await checkEmptyForm('request-step-1', paths.requestScan(), 'Continue to your details');
  });

  it('include the search for a doctor and a referral', async () => {
    await browser.url(paths.doctorSearch());
    await fill(page().field('ZIP code'), '10018');
    await page().field('Specialty').selectByIndex(1);
    await clickWhenReady(page().button('Search'));
    await page().text('found').waitForExist();
    await checkScreen('guest-doctors');
    await checkEmptyForm('guest-refer', paths.refer(), 'Refer doctor');
    await checkEmptyForm('guest-doctor-request', paths.doctorRequest('napp'), 'Submit request');
  });

  it('include the empty second step of a request', async () => {
    const flow = requestFlow();
    await flow.open();
    await flow.describeScan('Insurance');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await flow.firstName().waitForExist();
    await flow.clickContinue('Continue to your physician');
    await waitForErrors();
    await checkScreen('request-step-2-errors');
    await clickWhenReady(page().button('I have an account'));
    await checkScreen('request-step-2-sign-in');
  });

  it("include a patient's settings", async () => {
    await signInAs(accounts.patient);
    await checkEmptyForm('patient-password', paths.settings('account'), 'Change password');
    await checkEmptyForm('patient-insurance', paths.patientProvider('insurance'), 'Save insurance');
    await browser.url(paths.settings('medical'));
    await clickWhenReady(page().button('Add a doctor'));
    await $('[role=dialog]').waitForExist();
    await checkScreen('patient-add-doctor');
    await browser.url(paths.patientProvider('self-pay'));
    await clickWhenReady(page().button('Use another card'));
    await page().field('Full name on the card').waitForExist();
    await checkScreen('patient-other-card');
  });
});
