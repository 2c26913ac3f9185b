import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../support/accounts';
import { checkScreens } from '../support/check-screens';
import { journey } from '../support/journey';

/** Not part of `npm test`, which covers similar screens. */
journey('The paths that no other journey checks', (it) => {
  it('show the remaining screens of a guest', async () => {
    await checkScreens('guest', [
      paths.doctorPage('napp'),
      '/napp',
      '/napp-old',
      paths.terms('providers'),
      paths.terms('referrings'),
      paths.passwordForgot(),
    ]);
  });

  it('show the types of scans', async () => {
    const types = ['ct-scan', 'pet-scan', 'breastmri', 'ultrasound', 'mammogram', 'xray', 'dexa', 'nuclear', 'breastultrasound'];
    await checkScreens(
      'guest',
      types.map((type) => paths.scanServices(type)),
    );
  });

  it('show a user without a center', async () => {
    await signInAs(accounts.pending);
    await checkScreens('pending', [paths.pending()]);
  });

  it('show a user with the right to switch users', async () => {
    await signInAs(accounts.switcher);
    await checkScreens('switcher', [paths.switchUser()]);
  });
});
