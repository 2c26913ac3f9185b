import { loginPage } from '../../pages/login.page';
import { newPatientDetails, requestFlow } from '../../pages/request-flow.page';
import { cardForm, cards } from '../../pages/card-form.page';
import { apiAs } from '../../support/accounts';
import { apiFault, control } from '../../support/control';
import { expectOnConsole, journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';

const scan = 'MRI - Brain - Without contrast';

journey('The request flow', (it) => {
  let flow: ReturnType<typeof requestFlow>;
  beforeEach(() => {
    flow = requestFlow();
  });

  async function openStepTwo() {
    await flow.open();
    await flow.chooseScan('brain without', scan);
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.choosePayment('Self-pay (rate');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await flow.firstName().waitForExist();
  }

  async function openStepThree() {
    await openStepTwo();
    await flow.register(newPatientDetails);
    await flow.clickContinue('Continue to your physician');
    await flow.reason().waitForExist();
  }

  async function openStepFour() {
    await openStepThree();
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.clickContinue('Continue to payment');
    await cardForm().holder().waitForExist();
  }

  it('shows a dialog for a ZIP code without centers, and retains scan and ZIP code [PR-049]', async () => {
    await flow.open();
    await flow.chooseScan('brain without', scan);
    await flow.fillZip('99950');
    await expect(flow.alert()).toBeDisplayed();
    await checkScreen('request-no-centers');
    await flow.acknowledge();
    await expect(flow.scan()).toHaveValue(scan);
    await expect(flow.zip()).toHaveValue('99950');
  });

  it('rejects a prescription that is no image or PDF, and retains the other entries [PR-117]', async () => {
    await openStepThree();
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.exe');
    await expect(flow.fileError()).toHaveText(expect.stringContaining('Only JPG, PNG, GIF, or PDF files can be saved. Please try again.'));
    await checkScreen('request-wrong-file');
    await expect(flow.reason()).toHaveValue('Recurring headaches');
  });

  it("shows a declined card's message, retains the name, and accepts another card [UI-019]", async () => {
    await openStepFour();
    const card = cardForm();
    await card.enter(cards.declined, 'Nora Sample');
    await card.save();
    await expect(card.error('Your card was declined.')).toBeDisplayed();
    await checkScreen('request-declined');
    await expect(card.holder()).toHaveValue('Nora Sample');
    await card.enter(cards.good, 'Nora Sample');
    await card.save();
    await expect(card.saved()).toBeDisplayed();
  });

  it('returns to step 3 with all entries after a session timeout and a sign-in [SH-084, SH-114]', async () => {
    await openStepThree();
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await control('situation', { name: 'sessionsOver' });
    expectOnConsole(/401/);
    await flow.clickContinue('Continue to payment');
    await expect(flow.alert()).toHaveText(
      expect.stringContaining('Due to inactivity, you have been logged out of ScanHarbor for security reasons.'),
    );
    await checkScreen('session-over');
    await flow.acknowledge();
    await loginPage().signIn(newPatientDetails.email, newPatientDetails.password);
    await expect(flow.reason()).toHaveValue('Recurring headaches');
    await expect(flow.physicianLastName()).toHaveValue('Hart');
    await expect(flow.uploaded()).toBeDisplayed();
  });

  it('shows an error while the API is down, retains the entries, and saves the step after recovery', async () => {
    await openStepThree();
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    for (const fault of [{ malformed: 'drop' }, { status: 503 }, { malformed: 'json' }, { malformed: 'empty' }] as const) {
      expectOnConsole(/scan-complete-step-3/);
      await apiFault({ path: 'scans_v2/scan-complete-step-3', ...fault });
      await flow.clickContinue('Continue to payment');
      // The previous error remains until the response arrives.
      await expect($('button*=Saving')).not.toBeExisting();
      await expect(flow.stepError()).toBeDisplayed();
      await expect(flow.reason()).toHaveValue('Recurring headaches');
    }
    await flow.clickContinue('Continue to payment');
    await expect(cardForm().holder()).toBeExisting();
  });

  it('sends one request for repeated clicks while the response is slow [PR-150]', async () => {
    await openStepFour();
    const card = cardForm();
    await card.enter(cards.good, 'Nora Sample');
    await card.save();
    await expect(card.saved()).toBeDisplayed();
    await flow.clickContinue('Check your answers');
    await apiFault({ path: 'scans_v2/scan-complete-step-4', delay: 2_500, times: 9 });
    await flow.send().waitForClickable();
    await browser.execute(() => {
      const send = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send request');
      for (let clicks = 0; clicks < 8; clicks += 1) setTimeout(() => send?.click(), clicks * 250);
    });
    expect(await flow.requestId()).toBeGreaterThan(0);
    const { results } = await apiAs<{ results: unknown[] }>(newPatientDetails.email, 'bookings/patient_requested');
    expect(results).toHaveLength(1);
  });
});
