import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { apiFault, clearApiFaults } from '../../support/control';
import { lookAtEach } from '../../support/every-screen';
import { press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { look } from '../../support/look';

journey('Every screen of a patient', (it) => {
  it('with a home and tests in every state is accessible, fits a phone and keeps to the content security policy', async () => {
    await signInAs(accounts.patient);
    await lookAtEach('patient', [
      paths.home(),
      paths.tests('in-progress'),
      paths.tests('requests'),
      paths.tests('upcoming'),
      paths.tests('past'),
    ]);
  });

  it('for settings and ways to pay is accessible, fits a phone and keeps to the content security policy', async () => {
    await signInAs(accounts.patient);
    await lookAtEach('patient', [
      paths.settings('general'),
      paths.settings('account'),
      paths.settings('medical'),
      paths.patientProvider('self-pay'),
      paths.patientProvider('insurance'),
    ]);
  });

  it('whose tests are on their way, cannot be had, or do not exist is accessible and fits a phone; Try again brings them [PR-262]', async () => {
    await signInAs(accounts.newPatient);
    await apiFault({ path: 'bookings/', delay: 60_000, times: 4 });
    await browser.url(paths.tests('requests'));
    await $('main [aria-busy=true]').waitForExist();
    await look('patient-tests-loading');
    await clearApiFaults();
    expectOnConsole(/bookings\//);
    await apiFault({ path: 'bookings/', status: 500, times: 4 });
    await browser.url(paths.tests('requests'));
    await within(browser).heading('We could not load this list.').waitForDisplayed();
    await look('patient-tests-failed');
    await clearApiFaults();
    await press(within(browser).button('Try again'));
    await within(browser).heading('No open requests').waitForDisplayed();
    await lookAtEach('patient-new', [paths.tests('in-progress'), paths.tests('requests'), paths.tests('upcoming'), paths.tests('past')]);
  });
});
