import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { lookAtEach } from '../../support/every-screen';
import { journey } from '../../support/journey';

journey('Every screen of a patient', (it) => {
  it('with a home and tests in every state is accessible, fits a phone and keeps to the content security policy', async () => {
    await signInAs(accounts.patient);
    await lookAtEach('patient', [
      paths.home(), paths.tests('in-progress'), paths.tests('requests'), paths.tests('upcoming'), paths.tests('past'),
    ]);
  });

  it('for settings and ways to pay is accessible, fits a phone and keeps to the content security policy', async () => {
    await signInAs(accounts.patient);
    await lookAtEach('patient', [
      paths.settings('general'), paths.settings('account'), paths.settings('medical'), paths.patientProvider('self-pay'),
      paths.patientProvider('insurance'),
    ]);
  });
});
