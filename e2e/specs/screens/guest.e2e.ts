import { paths } from '@scanharbor/shared-contracts';
import { lookAtEach } from '../../support/every-screen';
import { journey } from '../../support/journey';

journey('Every screen of a guest', (it) => {
  it('of the site is accessible, fits a phone and keeps to the content security policy', async () => {
    await lookAtEach('guest', [
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
      paths.requestScan(),
    ]);
  });

  it('of doctors and referrals is accessible, fits a phone and keeps to the content security policy', async () => {
    await lookAtEach('guest', [paths.refer(), paths.doctorSearch(), paths.doctorPage('napp'), paths.doctorRequest('napp')]);
  });
});
