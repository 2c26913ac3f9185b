import { paths } from '@scanharbor/shared-contracts';
import { cardForm, cards } from '../../pages/card-form.page';
import { dashboardPage } from '../../pages/providers-dashboard.page';
import { testPage } from '../../pages/providers-test.page';
import { newcomer, requestFlow } from '../../pages/request-flow.page';
import { testsPage } from '../../pages/tests.page';
import { accounts, signInAs } from '../../support/accounts';
import { atPath, press, pressTwice, within } from '../../support/find';
import { journey } from '../../support/journey';
import { look } from '../../support/look';
import { timesOpen } from '../../support/stored';

const scan = 'MRI - Brain - Without contrast';

journey('A patient', (it) => {
  it('requests a scan by self-pay from the landing page on, and a center books it [PR-040, PR-150, IC-105]', async () => {
    await browser.url(paths.landing());
    await look('landing');
    await press(within(browser).link('Request a scan'));
    await atPath(paths.requestScan());
    const flow = requestFlow();
    await flow.chooseScan('brain without', scan);
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.pay('Self-pay (rate');
    await flow.specificDates();
    await look('request-dates');
    await flow.useTimes();
    await look('request-step-1');
    await flow.goOn('Continue to your details');
    await flow.register(newcomer);
    await look('request-step-2');
    await flow.goOn('Continue to your physician');
    await flow.physician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await look('request-step-3');
    await flow.goOn('Continue to payment');
    const card = cardForm();
    await card.enter(cards.good, 'Nora Sample');
    await card.save();
    await expect(card.saved()).toBeDisplayed();
    await look('request-step-4');
    await flow.goOn('Check your answers');
    await look('request-check');
    await pressTwice(flow.send());
    const requestId = await flow.requestId();
    await look('request-done');
    expect(requestId).toBeGreaterThan(0);
    expect(await timesOpen(requestId)).toBe(1);

    const tests = testsPage();
    await tests.open('requests');
    await expect(tests.card(requestId)).toBeDisplayed();
    await look('tests-requests');

    await browser.reloadSession();
    await signInAs(accounts.staff);
    const dashboard = dashboardPage();
    await dashboard.open();
    await dashboard.heading().waitForExist();
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose('Harborview Midtown');
    await press(test.book());
    await expect(test.booked()).toBeDisplayed();

    await browser.reloadSession();
    await signInAs(newcomer.email);
    await tests.open('upcoming');
    await expect(tests.card(requestId)).toBeDisplayed();
    await expect($('main')).toHaveText(expect.stringMatching(/\d:\d\d [ap]m E[SD]T/i));
    await look('tests-upcoming');
  });
});
