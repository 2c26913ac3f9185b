import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault, clearApiFaults } from '../../support/control';
import { checkScreens } from '../../support/check-screens';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';

journey('The screens of a patient', (it) => {
  it('are accessible, fit a phone and comply with the content security policy for home and tests', async () => {
    await signInAs(accounts.patient);
    await checkScreens('patient', [
      paths.home(),
      paths.tests('in-progress'),
      paths.tests('requests'),
      paths.tests('upcoming'),
      paths.tests('past'),
    ]);
  });

  it('are accessible, fit a phone and comply with the content security policy for settings and payment methods', async () => {
    await signInAs(accounts.patient);
    await checkScreens('patient', [
      paths.settings('general'),
      paths.settings('account'),
      paths.settings('medical'),
      paths.patientProvider('self-pay'),
      paths.patientProvider('insurance'),
    ]);
  });

  it('are accessible and fit a phone for loading, failed and empty lists of tests; Try again reloads a list [PR-262]', async () => {
    await signInAs(accounts.newPatient);
    await apiFault({ path: 'bookings/', delay: 60_000, times: 4 });
    await browser.url(paths.tests('requests'));
    await $('main [aria-busy=true]').waitForExist();
    await checkScreen('patient-tests-loading');
    await clearApiFaults();
    expectOnConsole(/bookings\//);
    await apiFault({ path: 'bookings/', status: 500, times: 4 });
    await browser.url(paths.tests('requests'));
    await within(browser).heading('We could not load this list.').waitForDisplayed();
    await checkScreen('patient-tests-failed');
    await clearApiFaults();
    await clickWhenReady(within(browser).button('Try again'));
    await within(browser).heading('No open requests').waitForDisplayed();
    await checkScreens('patient-new', [paths.tests('in-progress'), paths.tests('requests'), paths.tests('upcoming'), paths.tests('past')]);
  });
});
