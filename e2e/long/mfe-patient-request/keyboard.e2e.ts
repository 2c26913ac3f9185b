import { paths } from '@scanharbor/shared-contracts';
import { cards } from '../../pages/card-form.page';
import { requestFlow } from '../../pages/request-flow.page';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { focusOn, tabTo } from '../../support/keyboard';
import { changeBrowser } from '../../support/new-profile';
import { checkScreen, phone, getHorizontalOverflow } from '../../support/check-screen';

const scan = 'MRI - Brain - Without contrast';
const type = (text: string) => browser.keys(Array.from(text));
const enter = () => browser.keys('Enter');
const select = async (name: RegExp) => {
  await tabTo(name);
  await browser.keys(' ');
};
const continueTo = async (button: string, title: RegExp) => {
  await tabTo(button);
  await enter();
  await focusOn(title);
  expect(await getHorizontalOverflow()).toBe(0);
};

/** Requests and pays for a scan, with Tab, Enter, space bar and arrow keys alone; each step fits the window and gets the focus. */
async function requestByKeyboard() {
  await signInAs(accounts.newPatient);
  const flow = requestFlow();
  await flow.openHome();
  await flow.scan().waitForExist();
  await tabTo(/^Scan type/);
  await type('brain without');
  await within(browser).option(scan).waitForDisplayed();
  await browser.keys('ArrowDown');
  await enter();
  await expect(flow.scan()).toHaveValue(scan);
  await tabTo(/^ZIP code/);
  await type('10018');
  await within(browser).text('distance options loaded').waitForDisplayed();
  await select(/^5 miles · /);
  await select(/^Self-pay \(rate/);
  await select(/^Flexible/);
  await continueTo('Continue to your details', /^Your details$/);
  await flow.firstName().waitForExist();
  await continueTo('Continue to your physician', /^Your physician and prescription$/);
  await tabTo(/^Physician's first name/);
  await type('Amelia');
  await tabTo(/^Physician's last name/);
  await type('Hart');
  await tabTo(/^Physician's phone/);
  await browser.keys('Tab');
  await type('Recurring headaches');
  await select(/^I will bring the prescription/);
  await continueTo('Back', /^Your details$/);
  await flow.firstName().waitForExist();
  await continueTo('Continue to your physician', /^Your physician and prescription$/);
  await browser.refresh();
  await expect(flow.reason()).toHaveValue('Recurring headaches');
  await expect(flow.physicianLastName()).toHaveValue('Hart');
  await browser.back();
  await focusOn(/^Your details$/);
  await browser.back();
  await focusOn(/^What scan do you need\?$/);
  await expect(flow.scan()).toHaveValue(scan);
  await browser.forward();
  await focusOn(/^Your details$/);
  await browser.forward();
  await expect(flow.reason()).toHaveValue('Recurring headaches');
  await continueTo('Continue to payment', /^How you pay$/);
  await expect(within(browser).heading('What you pay')).toBeDisplayed();
  await tabTo(/^Card number/);
  await type(cards.good.replaceAll(' ', ''));
  await tabTo(/^Expiration/);
  await type('1234');
  await tabTo(/^Security code/);
  await type('123');
  await tabTo(/^ZIP/);
  await type('10018');
  await tabTo('Save');
  await enter();
  await within(browser).button('Saved').waitForExist();
  await continueTo('Check your answers', /^Check your answers$/);
  await continueTo('Send request', /^Your request is sent$/);
  expect(await flow.requestId()).toBeGreaterThan(0);
}

journey('A patient with a keyboard on a phone', (it) => {
  it('requests and pays for a scan, retains the entries through back and reload, and gets the focus on each step [PR-011, PR-015, PR-016, PR-130]', async () => {
    await browser.setViewport(phone);
    await requestByKeyboard();
    await checkScreen('request-sent-walk');
  });

  it('does the same in a window of 320 px with text of 200%', async () => {
    await changeBrowser(
      browser.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
      }),
    );
    await browser.setViewport({ width: 320, height: 640 });
    await requestByKeyboard();
    expect(await browser.execute(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  });

  it('gets accessible states of the cards, the welcome and the center registration that fit a phone', async () => {
    await signInAs(accounts.patient);
    const find = within(browser);
    await browser.url(paths.tests('requests'));
    await clickWhenReady(find.button('Click here to confirm your request.'));
    await $('[role=dialog]').waitForDisplayed();
    await checkScreen('confirm-availability');
    for (const period of ['Morning', 'Afternoon']) await clickWhenReady($(`//label[starts-with(normalize-space(.), '${period}')]`));
    await clickWhenReady(find.button('Continue'));
    await find.button('Use insurance').waitForDisplayed();
    await checkScreen('confirm-payment');
    await clickWhenReady(find.button('Self Pay'));
    await find.heading('What you pay').waitForDisplayed();
    await checkScreen('confirm-details');
    await clickWhenReady(find.button('Continue'));
    await clickWhenReady(find.button('Confirm request'));
    await find.heading('There is a problem').waitForDisplayed();
    await checkScreen('confirm-contract');
    await browser.keys('Escape');
    await clickWhenReady(find.button('Click here to add required medical information.'));
    await find.field('Reason for the exam').waitForDisplayed();
    await checkScreen('card-medical');
    await browser.keys('Escape');
    await clickWhenReady(find.button('Cancel'));
    await find.button('Yes, Cancel').waitForDisplayed();
    await checkScreen('card-cancel');

    await browser.url(paths.tests('in-progress'));
    await clickWhenReady(find.button('Edit request'));
    await find.button('Cancel this request').waitForDisplayed();
    await checkScreen('card-edit');

    await browser.url(paths.tests('upcoming'));
    await clickWhenReady(find.button('How to prepare'));
    await clickWhenReady(find.button('Reschedule'));
    await find.button('Request Reschedule').waitForDisplayed();
    await checkScreen('card-reschedule');

    await browser.url(paths.testEdit({ testRequestID: 1001 }));
    await find.heading('Times you offered').waitForDisplayed();
    await checkScreen('edit-scheduling');
    await browser.url(paths.home({ newUser: true }));
    await find.button('OK').waitForDisplayed();
    await checkScreen('home-welcome');
    await browser.url(paths.register('provider'));
    // Searched for again: the shell replaces the prerendered field, and the driver's own wait stays with the one that is gone.
    await browser.waitUntil(() => find.field('Practice name').isDisplayed());
    await clickWhenReady(find.button('Create account'));
    await find.heading('There is a problem').waitForDisplayed();
    await checkScreen('register-provider');
    const { results } = await apiAs<{ results: unknown[] }>(accounts.patient, 'bookings/patient_requested');
    expect(results).toHaveLength(2);
  });
});
