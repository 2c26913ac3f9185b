import { cardForm, cards } from '../../pages/card-form.page';
import { invitationPage } from '../../pages/px-scan-request.page';
import { siteOrigin } from '../../support/control';
import { clickTwice } from '../../support/find';
import { journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';
import { readPrintedPage } from '../../support/print';

const invitation = 'demo-invitation';

journey('An invitation', (it) => {
  let page: ReturnType<typeof invitationPage>;
  beforeEach(() => {
    page = invitationPage();
  });

  it('becomes a request of a guest, with a confirmation that prints on one sheet [IN-020, IN-031, IN-058]', async () => {
    await page.open(invitation);
    await page.heading().waitForExist();
    await checkScreen('px-birth-date');
    await page.confirmBirthDate('April', '12', '1984');
    await checkScreen('px-account');
    await page.continueAsGuest();
    await page.choosePayment('Self-pay');
    await page.fillZip('10018');
    await page.chooseTime('Flexible');
    await checkScreen('px-choices');
    await page.clickContinue();
    const card = cardForm();
    await card.enter(cards.good);
    await card.save();
    await expect(card.saved()).toBeDisplayed();
    await checkScreen('px-payment');
    await page.checkAnswers();
    await checkScreen('px-check');
    await clickTwice(page.submit());
    await expect(page.heading()).toHaveText(expect.stringContaining('Your request is sent'));
    await checkScreen('px-done');
    const { sheets, text } = await readPrintedPage();
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
    expect(essentials.filter((part) => !text.includes(part))).toEqual([]);
    expect(text).not.toMatch(/Sign in|Scans & prices|Print|Security|Date of birth/);
  });

  it('reveals no patient, scan, doctor or price in any response before the correct date of birth [IN-004]', async () => {
    const answers = { AvailableSlots: '', IsAnyTime: '1', SelfPay: '0', ZipCode: '10018', InsuranceId: 12, PolicyNumber: 'M-9' };
    const closedInvitations = ['demo-expired', 'demo-completed', 'demo-attempts', 'demo-inactive', 'demo-canceled', 'unknown'];
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', `invitation/${invitation}`],
      ['GET', `invitation/${invitation}?HandoffToken=made-up`],
      ['GET', 'scan-request/1'],
      ['POST', 'validate-date-of-birth', { DOB: '1984/5/12', InvitationID: invitation }],
      ['POST', 'validate-date-of-birth', { DOB: '1984/13/45', InvitationID: invitation }],
      ['PUT', `invitation/${invitation}`, answers],
      ['PUT', `invitation/${invitation}`, { ...answers, HandoffToken: 'made-up', PatientID: 1 }],
      ...closedInvitations.map((id): [string, string] => ['GET', `invitation/${id}`]),
    ];
    for (const [method, path, body] of calls) {
      const headers = { 'Content-Type': 'application/json', 'X-Api-Key': 'scanharbor-web' };
      const response = await (
        await fetch(`${siteOrigin()}/api/px/${path}`, { method, headers, body: body && JSON.stringify(body) })
      ).text();
      expect(`${method} ${path} ${response}`).not.toMatch(
        /Taylor|Brooks|Amelia|Hart|Cardiology|MRI|Brain|1984|Perry|Price|FriendlyName|PatientID|HandoffToken"/,
      );
    }
  });
});
