import { paths } from '@scanharbor/shared-contracts';
import { requestFlow } from '../pages/request-flow.page';
import { accounts, signInAs } from '../support/accounts';
import { fill, press, within } from '../support/find';
import { journey } from '../support/journey';
import { desktop, look, phone, shot } from '../support/look';

const page = () => within(browser);
const problem = () => page().text('There is a problem').waitForExist();

/** Opens a screen and presses its button with nothing filled in. */
async function lookAtEmpty(name: string, path: string, button: string) {
  await browser.url(path);
  await press(page().button(button));
  await problem();
  await look(`${name}-errors`);
}

/** Not part of `npm test`: states of the public pages and of the patient's screens that no journey passes. */
journey('States of the site', (it) => {
  it('of who looks for a price', async () => {
    await browser.setViewport(phone);
    await browser.url(paths.landing());
    await press(page().button('Menu'));
    await page().link('Sign in').waitForDisplayed();
    await shot('guest-menu-390');
    await browser.setViewport(desktop);
    await browser.url(paths.scans());
    for (const choice of ['MRI', 'Brain']) await press(page().button(choice));
    await look('guest-scan-levels');
    await browser.url(paths.requestScan());
    await press(page().button('Browse all scans'));
    await look('request-browse');
    await lookAtEmpty('request-step-1', paths.requestScan(), 'Continue to your details');
  });

  it('of who looks for a doctor or refers one', async () => {
    await browser.url(paths.doctorSearch());
    await fill(page().field('Zip code'), '10018');
    await page().field('Specialty').selectByIndex(1);
    await press(page().button('Search'));
    await page().text('found').waitForExist();
    await look('guest-doctors');
    await lookAtEmpty('guest-refer', paths.refer(), 'Refer doctor');
    await lookAtEmpty('guest-doctor-request', paths.doctorRequest('napp'), 'Submit request');
  });

  it('of the second and third step with nothing filled in', async () => {
    const flow = requestFlow();
    await flow.open();
    await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.pay('Insurance');
    await flow.flexible();
    await flow.goOn('Continue to your details');
    await flow.firstName().waitForExist();
    await flow.goOn('Continue to your physician');
    await problem();
    await look('request-step-2-errors');
    await press(page().button('I have an account'));
    await look('request-step-2-sign-in');
  });

  it("of a patient's settings", async () => {
    await signInAs(accounts.patient);
    await lookAtEmpty('patient-password', paths.settings('account'), 'Change password');
    await lookAtEmpty('patient-insurance', paths.patientProvider('insurance'), 'Save insurance');
    await browser.url(paths.settings('medical'));
    await press(page().button('Add a doctor'));
    await $('[role=dialog]').waitForExist();
    await look('patient-add-doctor');
    await browser.url(paths.patientProvider('self-pay'));
    await press(page().button('Use another card'));
    await page().field('Full name on the card').waitForExist();
    await look('patient-other-card');
  });
});
