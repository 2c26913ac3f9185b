import { paths } from '@scanharbor/shared-contracts';
import { requestFlow } from '../../pages/request-flow.page';
import { testPage } from '../../pages/providers-test.page';
import { testsPage } from '../../pages/tests.page';
import { accounts, signInAs } from '../../support/accounts';
import { openFaultySite } from '../../support/faulty-site';
import { press, pressTwice } from '../../support/find';
import { journey } from '../../support/journey';
import { look } from '../../support/look';
import { printed } from '../../support/print';
import { timesOpen } from '../../support/stored';

journey('A patient with insurance', (it) => {
  it('requests with company and member id, and no card is sent; a center books it [PR-132, PR-133, IC-105]', async () => {
    const site = await openFaultySite();
    await signInAs(accounts.newPatient);
    const flow = requestFlow();
    await browser.url(site.address + paths.home());
    await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.pay('Insurance');
    await flow.specificDates();
    await flow.useTimes();
    await flow.goOn('Continue to your details');
    await flow.firstName().waitForExist();
    await look('home-profile');
    await flow.goOn('Continue to your physician');
    await flow.physician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.goOn('Continue to payment');
    await flow.insurer('cigna', 'Cigna Healthcare');
    await flow.memberId().setValue('W1234567');
    await look('insurance-step-4');
    await flow.goOn('Check your answers');
    await pressTwice(flow.send());
    const requestId = await flow.requestId();
    await look('insurance-done');
    const { sheets, words } = await printed();
    expect(sheets).toBe(1);
    const essentials = [
      'ScanHarbor',
      'Your request is sent',
      `Request #${requestId}`,
      'MRI - Brain',
      'Cigna Healthcare',
      'What happens next',
      '@',
    ];
    expect(essentials.filter((word) => !words.includes(word))).toEqual([]);
    expect(site.asked.filter((path) => path.startsWith('/api/account/card'))).toEqual([]);
    expect(await timesOpen(requestId)).toBe(1);

    await browser.reloadSession();
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'availability');
    await expect($('main')).toHaveText(expect.stringContaining('Cigna Healthcare'));
    await test.choose('Harborview Brooklyn');
    await press(test.book());
    await expect(test.booked()).toBeDisplayed();

    await browser.reloadSession();
    await signInAs(accounts.newPatient);
    await testsPage().open('upcoming');
    await expect(testsPage().card(requestId)).toBeDisplayed();
  });
});
