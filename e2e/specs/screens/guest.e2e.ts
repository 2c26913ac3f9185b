import { paths } from '@scanharbor/shared-contracts';
import { lookAtEach } from '../../support/every-screen';
import { journey } from '../../support/journey';

journey('Every screen of a guest', (it) => {
  it('of the site is accessible, fits a phone and keeps to the content security policy', async () => {
    await lookAtEach('guest', [
      paths.landing(), paths.about(), paths.howItWorks(), paths.scans(), paths.scanInfo('mri'), paths.scanServices('mri'), paths.partner(),
      paths.organizations(), paths.accreditation(), paths.privacy(), paths.security(), paths.baa(), paths.terms(),
    ]);
  });

  it('of doctors and referrals is accessible, fits a phone and keeps to the content security policy', async () => {
    await lookAtEach('guest', [paths.refer(), paths.doctorSearch(), paths.doctorPage('napp'), paths.doctorRequest('napp')]);
  });

  it('for signing in and starting a request is accessible, fits a phone and keeps to the content security policy', async () => {
    await lookAtEach('guest', [
      paths.login(), paths.patientLogin(), paths.centerLogin(), paths.passwordForgot(), paths.notFound(), paths.requestScan(),
    ]);
  });
});
