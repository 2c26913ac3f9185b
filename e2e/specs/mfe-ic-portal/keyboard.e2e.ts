import { paths } from '@scanharbor/shared-contracts';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { atPath } from '../../support/find';
import { journey } from '../../support/journey';
import { focused, focusOn, focusWithin, tabTo } from '../../support/keyboard';
import { timesScheduled } from '../../support/stored';

const requestId = 1001;
const search = async () => new URL(await browser.getUrl()).search;

journey('By keyboard alone', (it) => {
  it('a list is sorted, walked and opened, and a dialog gives the focus back', async () => {
    await signInAs(accounts.staff);
    await browser.url(paths.activeRequests());
    await $('main table').waitForExist();
    await tabTo('Modality');
    await browser.keys('Enter');
    await browser.waitUntil(async () => (await search()).includes('sort=modality'));
    await tabTo(/^Reject request \d+$/);
    const first = await focused();
    await browser.keys('Enter');
    await focusWithin('[role=dialog]');
    await browser.keys('Escape');
    await focusOn(new RegExp(`^${first}$`));
    await browser.keys('ArrowDown');
    expect(await focused()).toMatch(/^Reject request \d+$/);
    expect(await focused()).not.toBe(first);
    await browser.keys(['Shift', 'Tab']);
    await focusOn(/^Book request \d+$/);
    await browser.keys(['Shift', 'Tab']);
    await focusOn(/^#\d+$/);
    const id = (await focused()).slice(1);
    await browser.keys('Enter');
    await atPath(paths.test(id));
  });

  it('a request is booked, from the overview to the appointment [IC-100, IC-104, IC-105]', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId);
    await test.heading().waitForExist();
    await tabTo('Scan');
    await browser.keys(['ArrowRight']);
    await browser.keys(['ArrowRight']);
    await focusOn(/^Availability$/);
    await browser.keys('Enter');
    await test.stepHeading().waitForExist();
    await tabTo('Pick a time');
    await browser.keys('Enter');
    await focusOn(/Pick a time that suits the patient$/);
    await tabTo(/\d+:\d\d [AP]M/);
    await browser.keys('Space');
    await tabTo('Continue to location');
    await browser.keys('Enter');
    await focusOn(/Pick a location and confirm the time$/);
    await tabTo(/^Harborview/);
    await browser.keys('Space');
    await tabTo('Continue to confirm');
    await browser.keys('Enter');
    await focusOn(/Confirm booking$/);
    await tabTo('Book appointment');
    await browser.keys('Enter');
    await expect(test.booked()).toBeDisplayed();
    expect(await timesScheduled(requestId)).toBe(1);
  });
});
