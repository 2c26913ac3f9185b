import { paths } from '@scanharbor/shared-contracts';
import { cardForm, cards } from '../../pages/card-form.page';
import { dashboardPage } from '../../pages/providers-dashboard.page';
import { testPage } from '../../pages/providers-test.page';
import { newPatientDetails, requestFlow } from '../../pages/request-flow.page';
import { testsPage } from '../../pages/tests.page';
import { accounts, signInAs } from '../../support/accounts';
import { atPath, clickWhenReady, clickTwice, within } from '../../support/find';
import { control } from '../../support/control';
import { journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';
import { comeFromOtherSite } from '../../support/other-site';
import { readPrintedPage } from '../../support/print';
import { countOpen } from '../../support/stored-requests';
import { openNewProfile } from '../../support/new-profile';

const scan = 'MRI - Brain - Without contrast';

journey('A patient', (it) => {
  it('requests a self-pay scan from the landing page, which a center books [PR-040, PR-150, IC-105]', async () => {
    // The reload after sending then changes the group of windows, and the browser loses the state of the entry.
    await comeFromOtherSite(paths.landing());
    await checkScreen('landing');
    await clickWhenReady(within(browser).link('Request a scan'));
    await atPath(paths.requestScan());
    const flow = requestFlow();
    await flow.chooseScan('brain without', scan);
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.choosePayment('Self-pay (rate');
    await flow.chooseDates();
    await checkScreen('request-dates');
    await flow.useTimes();
    await checkScreen('request-step-1');
    await flow.clickContinue('Continue to your details');
    await flow.register(newPatientDetails);
    await checkScreen('request-step-2');
    await flow.clickContinue('Continue to your physician');
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await checkScreen('request-step-3');
    await flow.clickContinue('Continue to payment');
    const card = cardForm();
    await card.enter(cards.good, 'Nora Sample');
    await card.save();
    await expect(card.saved()).toBeDisplayed();
    await checkScreen('request-step-4');
    await flow.clickContinue('Check your answers');
    await checkScreen('request-check');
    await clickTwice(flow.send());
    const requestId = await flow.requestId();
    await checkScreen('request-done');
    const { sheets, text } = await readPrintedPage();
    expect(sheets).toBe(1);
    const essentials = ['ScanHarbor', `Request #${requestId}`, 'not yet booked', 'What happens next'];
    expect(essentials.filter((part) => !text.includes(part))).toEqual([]);
    expect(text).not.toMatch(/Sign out|My tests|Scans & prices/);
    expect(requestId).toBeGreaterThan(0);
    expect(await countOpen(requestId)).toBe(1);

    const tests = testsPage();
    await browser.refresh();
    await atPath(paths.tests('requests'));
    await expect(tests.card(requestId)).toBeDisplayed();
    await checkScreen('tests-requests');

    await openNewProfile();
    await signInAs(accounts.staff);
    const dashboard = dashboardPage();
    await dashboard.open();
    await dashboard.heading().waitForExist();
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose('Harborview Midtown');
    await clickWhenReady(test.book());
    await expect(test.booked()).toBeDisplayed();
    // The patient sees the booking once it cannot be undone anymore.
    await control('clock', { advance: 13_000 });

    await openNewProfile();
    await signInAs(newPatientDetails.email);
    await tests.open('upcoming');
    await expect(tests.card(requestId)).toBeDisplayed();
    await expect($('main')).toHaveText(expect.stringMatching(/\d:\d\d [ap]m E[SD]T/i));
    await checkScreen('tests-upcoming');
  });
});
