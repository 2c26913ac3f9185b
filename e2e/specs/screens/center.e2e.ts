import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { lookAtEach } from '../../support/every-screen';
import { journey } from '../../support/journey';

journey('Every screen of a center', (it) => {
  it('for staff is accessible, fits a phone and keeps to the content security policy', async () => {
    await signInAs(accounts.staff);
    await lookAtEach('staff', [
      paths.dashboard(),
      paths.activeRequests(),
      paths.scheduled(),
      paths.history(),
      paths.calendar(),
      paths.providerSettings(),
    ]);
  });

  it('about one request is accessible, fits a phone and keeps to the content security policy', async () => {
    await signInAs(accounts.staff);
    await lookAtEach(
      'staff',
      ['scan', 'screeningQuestions', 'availability', 'comments'].map((tab) => paths.test(1001, tab)),
    );
  });

  it('for its administrator is accessible, fits a phone and keeps to the content security policy', async () => {
    await signInAs(accounts.admin);
    await lookAtEach('admin', [paths.locations(), paths.location('1'), paths.practiceUsers()]);
  });
});
