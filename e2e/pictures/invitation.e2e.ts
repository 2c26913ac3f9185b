import { invitationPage } from '../pages/px-scan-request.page';
import { accounts, signInAs } from '../support/accounts';
import { apiFault, clearApiFaults } from '../support/control';
import { fill, press, within } from '../support/find';
import { expectOnConsole, journey } from '../support/journey';
import { focusOn } from '../support/keyboard';
import { look } from '../support/look';

const invitation = 'demo-invitation';
const page = () => within(browser);
const problem = () => page().text('There is a problem').waitForExist();

/** Not part of `npm test`: states of the hand-off that its journey does not pass. */
journey('States of an invitation', (it) => {
  async function toAccount() {
    const asked = invitationPage();
    await asked.open(invitation);
    await asked.confirmBirthDate('April', '12', '1984');
    await focusOn(/^How would you like to continue/);
    return asked;
  }

  it('that cannot be loaded, or was used', async () => {
    expectOnConsole(/px\/invitation/);
    await apiFault({ path: 'px/invitation', status: 500, times: 9 });
    await invitationPage().open(invitation);
    await page().button('Try again').waitForExist();
    await look('px-failed');
    await clearApiFaults();
    await invitationPage().open('demo-completed');
    await $('[data-testid=invitation-expired]').waitForExist();
    await look('px-used');
  });

  it('of who gives a wrong date of birth, or cannot reach the server', async () => {
    expectOnConsole(/validate-date-of-birth/);
    const asked = invitationPage();
    await asked.open(invitation);
    await asked.confirmBirthDate('April', '13', '1984');
    await page().text('You have 4 attempts left.').waitForExist();
    await look('px-wrong-date');
    await apiFault({ path: 'px/validate-date-of-birth', malformed: 'drop' });
    await asked.confirmBirthDate('April', '12', '1984');
    await $('main [role=alert]').waitForExist();
    await look('px-unreachable');
  });

  it('of who creates an account or signs in', async () => {
    expectOnConsole(/datica\/login/);
    await toAccount();
    await press(page().choice('Create an account'));
    await press($('main form button[type=submit]'));
    await problem();
    await look('px-register-errors');
    await press(page().choice('Sign in'));
    await fill(page().field('Email'), accounts.patient);
    await fill(page().field('Password'), 'Wrong-password-1');
    await press($('main form button[type=submit]'));
    await problem();
    await look('px-sign-in-refused');
  });

  it('of a signed-in patient with an insurance and days of their own', async () => {
    await signInAs(accounts.patient);
    const asked = await toAccount();
    await look('px-signed-in');
    await press(page().button('Continue with this account'));
    await asked.zip().waitForExist();
    await asked.goOn();
    await problem();
    await look('px-choices-errors');
    await asked.pay('Insurance');
    await asked.fillZip('10018');
    await asked.when('Custom date and time');
    await $('[role=dialog] [role=grid]').waitForExist();
    await look('px-dates');
    await browser.keys('Escape');
    await asked.when('Flexible');
    await asked.goOn();
    await page().field('Member ID').waitForExist();
    await asked.checkAnswers();
    await problem();
    await look('px-insurance-errors');
  });
});
