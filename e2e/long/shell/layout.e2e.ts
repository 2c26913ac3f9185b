import { paths } from '@scanharbor/shared-contracts';
import { desktop, phone } from '../../support/check-screen';
import { expectOnConsole, journey } from '../../support/journey';
import { expectStillScreens, watchLayoutStability } from '../../support/layout-stability';

journey('The screens of a guest', (it) => {
  it('keep their place while they load, also the short ones, whose footer is in sight', async () => {
    // The server responds to an unknown path with 404.
    expectOnConsole(/404/);
    await watchLayoutStability();
    for (const viewport of [desktop, phone]) {
      await browser.setViewport(viewport);
      await expectStillScreens(['/no-such-page', paths.login(), paths.scans(), paths.requestScan(), paths.invitation('demo-invitation')]);
    }
  });
});
