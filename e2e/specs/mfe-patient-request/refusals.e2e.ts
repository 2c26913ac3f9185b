import { loginPage } from '../../pages/login.page';
import { newcomer, requestFlow } from '../../pages/request-flow.page';
import { cardForm, cards } from '../../pages/card-form.page';
import { apiAs } from '../../support/accounts';
import { apiFault, control } from '../../support/control';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';

const scan = 'MRI - Brain - Without contrast';

journey('The request flow', (it) => {
  let flow: ReturnType<typeof requestFlow>;
  beforeEach(() => {
    flow = requestFlow();
  });

  async function toStepTwo() {
    await flow.open();
    await flow.chooseScan('brain without', scan);
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.pay('Self-pay (rate');
    await flow.flexible();
    await flow.goOn('Continue to your details');
    await flow.firstName().waitForExist();
  }

  async function toStepThree() {
    await toStepTwo();
    await flow.register(newcomer);
    await flow.goOn('Continue to your physician');
    await flow.reason().waitForExist();
  }

  async function toStepFour() {
    await toStepThree();
    await flow.physician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.goOn('Continue to payment');
    await cardForm().holder().waitForExist();
  }

  it('says that a zip has no centers, in a dialog, and keeps scan and zip [PR-049]', async () => {
    await flow.open();
    await flow.chooseScan('brain without', scan);
    await flow.fillZip('99950');
    await expect(flow.alert()).toBeDisplayed();
    await look('request-no-centers');
    await flow.acknowledge();
    await expect(flow.scan()).toHaveValue(scan);
    await expect(flow.zip()).toHaveValue('99950');
  });

  it('refuses a prescription that is no picture or PDF, sends nothing, and keeps the rest [PR-117]', async () => {
    await toStepThree();
    await flow.physician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.exe');
    await expect(flow.fileError()).toHaveText(expect.stringContaining('Only JPG, PNG, GIF, or PDF files can be saved. Please try again.'));
    await look('request-wrong-file');
    await expect(flow.reason()).toHaveValue('Recurring headaches');
  });

  it("shows a declined card's own message, keeps the name, and takes another card [UI-019]", async () => {
    await toStepFour();
    const card = cardForm();
    await card.enter(cards.declined, 'Nora Sample');
    await card.save();
    await expect(card.error('Your card was declined.')).toBeDisplayed();
    await look('request-declined');
    await expect(card.holder()).toHaveValue('Nora Sample');
    await card.enter(cards.good, 'Nora Sample');
    await card.save();
    await expect(card.saved()).toBeDisplayed();
  });

  it('after the session has ended in step 3 says so, and after the login is back in step 3 with what was typed [SH-084, SH-114]', async () => {
    await toStepThree();
    await flow.physician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await control('situation', { name: 'sessionsOver' });
    expectOnConsole(/401/);
    await flow.goOn('Continue to payment');
    await expect(flow.alert()).toHaveText(
      expect.stringContaining('Due to inactivity, you have been logged out of ScanHarbor for security reasons.'),
    );
    await look('session-over');
    await flow.acknowledge();
    await loginPage().signIn(newcomer.email, newcomer.password);
    await expect(flow.reason()).toHaveValue('Recurring headaches');
    await expect(flow.physicianLastName()).toHaveValue('Hart');
    await expect(flow.uploaded()).toBeDisplayed();
  });

  it('while the API is down says so at every step, keeps what was typed, and stores the step once it is back', async () => {
    await toStepThree();
    await flow.physician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    for (const fault of [{ malformed: 'drop' }, { status: 503 }, { malformed: 'json' }, { malformed: 'empty' }] as const) {
      expectOnConsole(/scan-complete-step-3/);
      await apiFault({ path: 'scans_v2/scan-complete-step-3', ...fault });
      await flow.goOn('Continue to payment');
      // The problem of the press before stands until this one is answered.
      await expect($('button*=Saving')).not.toBeExisting();
      await expect(flow.problem()).toBeDisplayed();
      await expect(flow.reason()).toHaveValue('Recurring headaches');
    }
    await flow.goOn('Continue to payment');
    await expect(cardForm().holder()).toBeExisting();
  });

  it('sends one request when the answer is slow and the button is pressed on and on [PR-150]', async () => {
    await toStepFour();
    const card = cardForm();
    await card.enter(cards.good, 'Nora Sample');
    await card.save();
    await expect(card.saved()).toBeDisplayed();
    await flow.goOn('Check your answers');
    await apiFault({ path: 'scans_v2/scan-complete-step-4', delay: 2_500, times: 9 });
    await flow.send().waitForClickable();
    await browser.execute(() => {
      const send = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send request');
      for (let press = 0; press < 8; press += 1) setTimeout(() => send?.click(), press * 250);
    });
    expect(await flow.requestId()).toBeGreaterThan(0);
    const { results } = await apiAs<{ results: unknown[] }>(newcomer.email, 'bookings/patient_requested');
    expect(results).toHaveLength(1);
  });
});
