import { paths } from '@scanharbor/shared-contracts';
import { accounts, apiAs, signInAs } from '../../support/accounts';
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

  it('tell who has seen the record, also who acted as whom', async () => {
    await apiAs(accounts.staff, 'ic-portal/ic-get-single-scan?requestId=1001');
    const { auth_token: switched } = await apiAs<{ auth_token: string }>(accounts.switcher, 'account/switch', {
      method: 'POST',
      body: JSON.stringify({ email: accounts.patient, reason: 'Asked for help by phone' }),
    });
    await apiAs(accounts.patient, 'patients/patient', { headers: { Authorization: switched } });
    await signInAs(accounts.patient);
    await browser.url(paths.settings('record'));
    await expect(within(browser).text('Robin Hale, Harborview Imaging')).toBeDisplayed();
    await expect(within(browser).text('Morgan Reyes as Jordan Ellis')).toBeDisplayed();
    await checkScreen('patient-record');
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
