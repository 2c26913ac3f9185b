import { cardForm, cards } from '../../pages/card-form.page';
import { invitationPage } from '../../pages/px-scan-request.page';
import { expectOnConsole, journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';

const invitation = 'demo-invitation';

journey('An invitation', (it) => {
  let page: ReturnType<typeof invitationPage>;
  beforeEach(() => {
    page = invitationPage();
  });

  async function openChoices() {
    await page.open(invitation);
    await page.confirmBirthDate('April', '12', '1984');
    await page.continueAsGuest();
    await page.zip().waitForExist();
  }

  it('shows a declined card under the card field, retains all entries, and accepts another card [UI-019]', async () => {
    await openChoices();
    await page.choosePayment('Self-pay');
    await page.fillZip('10018');
    await page.chooseTime('Flexible');
    await page.clickContinue();
    const card = cardForm();
    await card.enter(cards.declined);
    await card.save();
    await expect(card.error('Your card was declined.')).toBeDisplayed();
    await expect(card.holder()).toHaveValue('Jordan Ellis');
    await card.enter(cards.good);
    await card.save();
    await expect(card.saved()).toBeDisplayed();
  });

  it('shows that a ZIP code has no centers and retains the choices [IN-045]', async () => {
    await openChoices();
    await page.choosePayment('Self-pay');
    await page.fillZip('99950');
    await page.chooseTime('Flexible');
    await page.clickContinue();
    await expect(page.alert()).toBeDisplayed();
    await checkScreen('px-no-centers');
    await page.acknowledge();
    await expect(page.zip()).toHaveValue('99950');
  });

  it('shows the remaining attempts after a wrong date of birth [IN-023]', async () => {
    await page.open(invitation);
    expectOnConsole(/validate-date-of-birth/);
    await page.confirmBirthDate('April', '13', '1984');
    await expect($('main')).toHaveText(expect.stringContaining('You have 4 attempts left.'));
  });

  it('shows that it has expired [IN-006]', async () => {
    await page.open('demo-expired');
    expectOnConsole(/px\/invitation/);
    await expect($('main')).toHaveText(expect.stringContaining('This invitation has expired'));
    await checkScreen('px-expired');
  });
});
