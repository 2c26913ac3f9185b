import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../support/accounts';
import { lookAtEach } from '../support/every-screen';
import { journey } from '../support/journey';

/** Not part of `npm test`: screens that it knows from their twins, or by what they are made of. */
journey('Every address that no other journey looks at', (it) => {
  it('of a guest', async () => {
    await lookAtEach('guest', [
      paths.doctorPage('napp'),
      '/napp',
      '/napp-old',
      paths.terms('providers'),
      paths.terms('referrings'),
      paths.passwordForgot(),
    ]);
  });

  it('of the kinds of scans', async () => {
    const kinds = ['ct-scan', 'pet-scan', 'breastmri', 'ultrasound', 'mammogram', 'xray', 'dexa', 'nuclear', 'breastultrasound'];
    await lookAtEach(
      'guest',
      kinds.map((kind) => paths.scanServices(kind)),
    );
  });

  it('of who has no center to work for yet', async () => {
    await signInAs(accounts.pending);
    await lookAtEach('pending', [paths.pending()]);
  });

  it('of who may switch users', async () => {
    await signInAs(accounts.switcher);
    await lookAtEach('switcher', [paths.switchUser()]);
  });
});
