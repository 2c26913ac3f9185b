import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { journey } from '../../support/journey';
import { readLayoutStability, watchLayoutStability } from '../../support/layout-stability';

/** What Core Web Vitals call good. */
const mostShift = 0.1;

journey('The screens of a patient', (it) => {
  it('keep their place while they load: content does not push the footer down in sight', async () => {
    await signInAs(accounts.patient);
    await watchLayoutStability();
    for (const path of [paths.home(), paths.tests(), paths.tests('upcoming'), paths.settings()]) {
      await browser.url(path);
      const { shift, shifted } = await readLayoutStability();
      if (shift > mostShift) throw new Error(`${path} shifted by ${shift}:\n${shifted.join('\n')}`);
    }
  });
});
