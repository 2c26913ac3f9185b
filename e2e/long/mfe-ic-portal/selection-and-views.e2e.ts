import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';
import { openSecondBrowser } from '../../support/second-browser';
import { countOpen } from '../../support/stored-requests';

/** Two open requests of the practice. */
const [one, other] = [1101, 1102];
const view = 'Mammograms of today';
const undo = () => $("//button[starts-with(normalize-space(.), 'Undo')]");

journey('Two staff at one list', (it) => {
  it('see each other at a request, reject a selection and take that back, and keep views to themselves', async () => {
    const colleague = await openSecondBrowser();
    try {
      await signInAs(accounts.staff);
      await signInAs(accounts.admin, colleague);
      const [own, theirs] = [within(browser), within(colleague)];
      await colleague.url(paths.test(one));
      await browser.url(paths.activeRequests());
      const row = own.row(`#${one}`);
      await expect(row.$("[title='Dana Whitaker is looking at this request.']")).toBeExisting();
      await expect(own.link(`#${one}`)).toBeDisplayed();
      await checkScreen('queue-presence');

      for (const id of [one, other]) await clickWhenReady($(`[aria-label='Select request #${id}']`));
      await checkScreen('queue-selection');
      await clickWhenReady(own.button('Reject selected'));
      await clickWhenReady(own.choice('No free time'));
      await clickWhenReady(own.button('Reject 2 requests'));
      await expect(own.text('2 requests declined for all of your locations.')).toBeDisplayed();
      expect(await countOpen(other)).toBe(0);
      await clickWhenReady(undo());
      await expect(own.row(`#${other}`)).toBeDisplayed();
      expect(await countOpen(one)).toBe(1);

      await browser.url(`${paths.activeRequests()}?filter.modality=Mammogram`);
      await clickWhenReady(own.button('Save view'));
      await fill(own.field('Name'), view);
      await clickWhenReady($('[role=dialog] button[type=submit]'));
      await expect(browser.$(`a*=${view}`)).toBeDisplayed();
      await colleague.url(paths.activeRequests());
      await theirs.row(`#${other}`).waitForDisplayed();
      await expect(colleague.$(`a*=${view}`)).not.toBeExisting();
    } finally {
      await colleague.deleteSession();
    }
  });
});
