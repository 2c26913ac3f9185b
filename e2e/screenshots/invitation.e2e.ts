import { invitationPage } from '../pages/px-scan-request.page';
import { accounts, signInAs } from '../support/accounts';
import { apiFault, clearApiFaults } from '../support/control';
import { fill, clickWhenReady, within } from '../support/find';
import { expectOnConsole, journey } from '../support/journey';
import { focusOn } from '../support/keyboard';
import { checkScreen } from '../support/check-screen';

const invitation = 'demo-invitation';
const page = () => within(browser);
const waitForErrors = () => page().text('There is a problem').waitForExist();

/** Not part of `npm test`: states of the hand-off that its journey does not cover. */
journey('The states of an invitation', (it) => {
  async function openAccountStep() {
    const handOff = invitationPage();
    await handOff.open(invitation);
    await handOff.confirmBirthDate('April', '12', '1984');
    await focusOn(/^How would you like to continue/);
    return handOff;
  }

  it('include a failed load and a used invitation', async () => {
    expectOnConsole(/px\/invitation/);
    await apiFault({ path: 'px/invitation', status: 500, times: 9 });
    await invitationPage().open(invitation);
    await page().button('Try again').waitForExist();
    await checkScreen('px-failed');
    await clearApiFaults();
    await invitationPage().open('demo-completed');
    await $('[data-testid=invitation-expired]').waitForExist();
    await checkScreen('px-used');
  });

  it('include a wrong date of birth and an unreachable server', async () => {
    expectOnConsole(/validate-date-of-birth/);
    const handOff = invitationPage();
    await handOff.open(invitation);
    await handOff.confirmBirthDate('April', '13', '1984');
    await page().text('You have 4 attempts left.').waitForExist();
    await checkScreen('px-wrong-date');
    await apiFault({ path: 'px/validate-date-of-birth', malformed: 'drop' });
    await handOff.confirmBirthDate('April', '12', '1984');
    await $('main [role=alert]').waitForExist();
    await checkScreen('px-unreachable');
  });

  it('include the errors of registration and sign-in', async () => {
    expectOnConsole(/datica\/login/);
    await openAccountStep();
    await clickWhenReady(page().choice('Create an account'));
    await clickWhenReady($('main form button[type=submit]'));
    await waitForErrors();
    await checkScreen('px-register-errors');
    await clickWhenReady(page().choice('Sign in'));
    await fill(page().field('Email'), accounts.patient);
    await fill(page().field('Password'), 'Wrong-password-1');
    await clickWhenReady($('main form button[type=submit]'));
    await waitForErrors();
    await checkScreen('px-sign-in-refused');
  });

  it('include a signed-in patient with insurance and chosen days', async () => {
    await signInAs(accounts.patient);
    const handOff = await openAccountStep();
    await checkScreen('px-signed-in');
    await clickWhenReady(page().button('Continue with this account'));
    await handOff.zip().waitForExist();
    await handOff.clickContinue();
    await waitForErrors();
    await checkScreen('px-choices-errors');
    await handOff.choosePayment('Insurance');
    await handOff.fillZip('10018');
    await handOff.chooseTime('Custom date and time');
    await $('[role=dialog] [role=grid]').waitForExist();
    await checkScreen('px-dates');
    await browser.keys('Escape');
    await handOff.chooseTime('Flexible');
    await handOff.clickContinue();
    await page().field('Member ID').waitForExist();
    await handOff.checkAnswers();
    await waitForErrors();
    await checkScreen('px-insurance-errors');
  });
});
