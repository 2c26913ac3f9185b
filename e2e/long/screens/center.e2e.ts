import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreens } from '../../support/check-screens';
import { journey } from '../../support/journey';

journey('The screens of a center', (it) => {
  it('are accessible, fit a phone and comply with the content security policy for staff', async () => {
    await signInAs(accounts.staff);
    await checkScreens('staff', [
      paths.dashboard(),
      paths.activeRequests(),
      paths.scheduled(),
      paths.history(),
      paths.schedule(),
      paths.calendar(),
      paths.providerSettings(),
    ]);
  });

  it('are accessible, fit a phone and comply with the content security policy for one request', async () => {
    await signInAs(accounts.staff);
    await checkScreens(
      'staff',
      ['scan', 'screeningQuestions', 'availability', 'comments'].map((tab) => paths.test(1001, tab)),
    );
  });

  it('are accessible, fit a phone and comply with the content security policy for administrators', async () => {
    await signInAs(accounts.admin);
    await checkScreens('admin', [
      paths.locations(),
      paths.location('1'),
      paths.practiceUsers(),
      paths.providerSettings(),
      paths.auditTrail(),
    ]);
  });
});
