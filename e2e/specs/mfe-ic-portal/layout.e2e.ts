import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { desktop, phone } from '../../support/check-screen';
import { journey } from '../../support/journey';
import { expectStillScreens, watchLayoutStability } from '../../support/layout-stability';

const screens = [
  paths.dashboard(),
  paths.schedule(),
  paths.activeRequests(),
  paths.scheduled(),
  paths.history(),
  paths.calendar(),
  paths.practiceUsers(),
  paths.locations(),
  paths.location('1'),
];

journey('The screens of a center', (it) => {
  it('keep their place while they load: rows, counts and buttons do not push others down', async () => {
    await signInAs(accounts.admin);
    await watchLayoutStability();
    for (const viewport of [desktop, phone]) {
      await browser.setViewport(viewport);
      await expectStillScreens(screens);
    }
  });
});
