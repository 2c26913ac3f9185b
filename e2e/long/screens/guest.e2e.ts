import { paths } from '@scanharbor/shared-contracts';
import { checkScreens } from '../../support/check-screens';
import { journey } from '../../support/journey';

journey('The screens of a guest', (it) => {
  it('are accessible, fit a phone and comply with the content security policy on the public site', async () => {
    await checkScreens('guest', [
      paths.landing(),
      paths.about(),
      paths.howItWorks(),
      paths.scans(),
      paths.scanInfo('mri'),
      paths.scanServices('mri'),
      paths.partner(),
      paths.organizations(),
      paths.accreditation(),
      paths.privacy(),
      paths.security(),
      paths.baa(),
      paths.terms(),
      paths.blogArticle('mri-or-ct'),
      paths.requestScan(),
      paths.centers({ type: 'MRI' }),
    ]);
  });

  it('are accessible, fit a phone and comply with the content security policy for doctors and referrals', async () => {
    await checkScreens('guest', [paths.refer(), paths.doctorSearch(), paths.doctorPage('napp'), paths.doctorRequest('napp')]);
  });
});
