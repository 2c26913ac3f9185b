import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, fill, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { openSecondBrowser } from '../../support/second-browser';

/** An open request of the demo patient. */
const requestId = 1001;
const note = 'Implant card checked, titanium';

journey('Two staff at one request', (it) => {
  it('see who assigned, noted and rejected it', async () => {
    const rival = await openSecondBrowser();
    try {
      await signInAs(accounts.staff);
      await signInAs(accounts.admin, rival);
      await browser.url(paths.activeRequests());
      await rival.url(paths.activeRequests());
      const [own, theirs] = [within(browser), within(rival)];

      // Both open the menu; the second choice is refused, and names the first.
      await clickWhenReady(theirs.button(`Assign request #${requestId}`));
      await theirs.menuItem('Assign to me').waitForDisplayed();
      await clickWhenReady(own.button(`Assign request #${requestId}`));
      await clickWhenReady(own.menuItem('Assign to me'));
      await expect(own.text(`Request #${requestId} is assigned to you.`)).toBeDisplayed();
      expectOnConsole(/ic-assign/);
      await clickWhenReady(theirs.menuItem('Assign to me'));
      await expect(theirs.text('Robin Hale assigned this request to Robin Hale at')).toBeDisplayed();
      await expect(theirs.button(`Request #${requestId} is assigned to Robin Hale, RH. Change`)).toBeDisplayed();
      await checkScreen('queue-assigned');
      const mine = browser.$('a*=Mine');
      await expect(mine).toHaveText(expect.stringContaining('1'));
      await clickWhenReady(mine);
      await expect(own.row(`#${requestId}`)).toBeDisplayed();

      // A note of one appears on the page of the other.
      await browser.url(paths.test(requestId));
      await rival.url(paths.test(requestId));
      await expect(own.button(`Request #${requestId} is assigned to Robin Hale. Change`)).toBeDisplayed();
      await checkScreen('test-assigned');
      await fill(theirs.field('Note for your practice'), note, rival);
      await clickWhenReady(theirs.button('Add note'));
      await expect(own.text(note)).toBeDisplayed();

      // A rejection takes the request from the view of the other.
      await browser.url(paths.activeRequests({ mine: true }));
      await expect(own.row(`#${requestId}`)).toBeDisplayed();
      await clickWhenReady(theirs.button(`Reject request #${requestId}`));
      await fill(theirs.field('Reason'), 'The scanner is down', rival);
      await clickWhenReady(theirs.button('Reject request'));
      await expect(browser.$('a*=Mine')).toHaveText(expect.stringContaining('0'));
    } finally {
      await rival.deleteSession();
    }
  });
});
