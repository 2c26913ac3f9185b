import { cardForm, cards } from '../../pages/card-form.page';
import { invitationPage } from '../../pages/px-scan-request.page';
import { siteAddress } from '../../support/control';
import { pressTwice } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';
import { printed } from '../../support/print';

const invitation = 'demo-invitation';

journey('An invitation', (it) => {
  let page: ReturnType<typeof invitationPage>;
  beforeEach(() => {
    page = invitationPage();
  });

  async function toChoices() {
    await page.open(invitation);
    await page.confirmBirthDate('April', '12', '1984');
    await page.continueAsGuest();
    await page.zip().waitForExist();
  }

  it('becomes a request without an account: date of birth, guest, choices, card, a confirmation that prints on one sheet [IN-020, IN-031, IN-058]', async () => {
    await page.open(invitation);
    await page.heading().waitForExist();
    await look('px-birth-date');
    await page.confirmBirthDate('April', '12', '1984');
    await look('px-account');
    await page.continueAsGuest();
    await page.pay('Self-pay');
    await page.fillZip('10018');
    await page.when('Flexible');
    await look('px-choices');
    await page.goOn();
    const card = cardForm();
    await card.enter(cards.good);
    await card.save();
    await expect(card.saved()).toBeDisplayed();
    await look('px-payment');
    await page.checkAnswers();
    await look('px-check');
    await pressTwice(page.submit());
    await expect(page.heading()).toHaveText(expect.stringContaining('Your request is sent'));
    await look('px-done');
    const { sheets, words } = await printed();
    expect(sheets).toBe(1);
    const essentials = [
      'ScanHarbor',
      'Your request is sent',
      'Request #',
      'not yet booked',
      'MRI - Brain',
      'Visa ending 4242',
      'Any time',
      'What happens next',
      '@',
    ];
    expect(essentials.filter((word) => !words.includes(word))).toEqual([]);
    expect(words).not.toMatch(/Sign in|Scans & prices|Print|Security|Date of birth/);
  });

  it('refuses a declined card under the card field, keeps all entries, and goes on with a good one [UI-019]', async () => {
    await toChoices();
    await page.pay('Self-pay');
    await page.fillZip('10018');
    await page.when('Flexible');
    await page.goOn();
    const card = cardForm();
    await card.enter(cards.declined);
    await card.save();
    await expect(card.error('Your card was declined.')).toBeDisplayed();
    await expect(card.holder()).toHaveValue('Jordan Ellis');
    await card.enter(cards.good);
    await card.save();
    await expect(card.saved()).toBeDisplayed();
  });

  it('says that a zip has no centers and keeps the choices [IN-045]', async () => {
    await toChoices();
    await page.pay('Self-pay');
    await page.fillZip('99950');
    await page.when('Flexible');
    await page.goOn();
    await expect(page.alert()).toBeDisplayed();
    await look('px-no-centers');
    await page.acknowledge();
    await expect(page.zip()).toHaveValue('99950');
  });

  it('tells nothing of patient, scan, doctor or price in any answer before the date of birth was right [IN-004]', async () => {
    const answers = { AvailableSlots: '', IsAnyTime: '1', SelfPay: '0', ZipCode: '10018', InsuranceId: 12, PolicyNumber: 'M-9' };
    const over = ['demo-expired', 'demo-completed', 'demo-attempts', 'demo-inactive', 'demo-canceled', 'nobody-knows'];
    const asked: [method: string, path: string, body?: object][] = [
      ['GET', `invitation/${invitation}`],
      ['GET', `invitation/${invitation}?HandoffToken=made-up`],
      ['GET', 'scan-request/1'],
      ['POST', 'validate-date-of-birth', { DOB: '1984/5/12', InvitationID: invitation }],
      ['POST', 'validate-date-of-birth', { DOB: '1984/13/45', InvitationID: invitation }],
      ['PUT', `invitation/${invitation}`, answers],
      ['PUT', `invitation/${invitation}`, { ...answers, HandoffToken: 'made-up', PatientID: 1 }],
      ...over.map((id): [string, string] => ['GET', `invitation/${id}`]),
    ];
    for (const [method, path, body] of asked) {
      const headers = { 'Content-Type': 'application/json', 'X-Api-Key': 'scanharbor-web' };
      const said = await (await fetch(`${siteAddress()}/api/px/${path}`, { method, headers, body: body && JSON.stringify(body) })).text();
      expect(`${method} ${path} ${said}`).not.toMatch(
        /Taylor|Brooks|Amelia|Hart|Cardiology|MRI|Brain|1984|Perry|Price|FriendlyName|PatientID|HandoffToken"/,
      );
    }
  });

  it('gives one attempt less after a wrong date of birth [IN-023]', async () => {
    await page.open(invitation);
    expectOnConsole(/validate-date-of-birth/);
    await page.confirmBirthDate('April', '13', '1984');
    await expect($('main')).toHaveText(expect.stringContaining('You have 4 attempts left.'));
  });

  it('that is over says so [IN-006]', async () => {
    await page.open('demo-expired');
    expectOnConsole(/px\/invitation/);
    await expect($('main')).toHaveText(expect.stringContaining('This invitation cannot be used any more'));
    await look('px-expired');
  });
});
