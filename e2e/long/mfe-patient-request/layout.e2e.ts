import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { journey } from '../../support/journey';
import { expectStillScreens, watchLayoutStability } from '../../support/layout-stability';

journey('The screens of a patient', (it) => {
  it('keep their place while they load: content does not push the footer down in sight', async () => {
    await signInAs(accounts.patient);
    await watchLayoutStability();
    await expectStillScreens([paths.home(), paths.tests(), paths.tests('upcoming'), paths.settings()]);
  });
});
