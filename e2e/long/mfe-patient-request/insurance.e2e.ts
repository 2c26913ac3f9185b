import { paths } from '@scanharbor/shared-contracts';
import { requestFlow } from '../../pages/request-flow.page';
import { testPage } from '../../pages/providers-test.page';
import { testsPage } from '../../pages/tests.page';
import { accounts, signInAs } from '../../support/accounts';
import { openFaultProxy } from '../../support/fault-proxy';
import { clickWhenReady, clickTwice, within } from '../../support/find';
import { control } from '../../support/control';
import { journey } from '../../support/journey';
import { checkScreen } from '../../support/check-screen';
import { readPrintedPage } from '../../support/print';
import { countOpen } from '../../support/stored-requests';
import { openNewProfile } from '../../support/new-profile';

journey('A patient with insurance', (it) => {
  it('sends a request with company, member ID and two pages but no card, which a center sees and books [PR-132, PR-133, IC-105]', async () => {
    const site = await openFaultProxy();
    const find = within(browser);
    await signInAs(accounts.newPatient);
    const flow = requestFlow();
    await browser.url(site.origin + paths.home());
    await flow.describeScan('Insurance');
    await flow.chooseDates();
    await flow.useTimes();
    await flow.clickContinue('Continue to your details');
    await flow.firstName().waitForExist();
    await checkScreen('home-profile');
    await flow.clickContinue('Continue to your physician');
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.attach('second-page.png');
    await expect(flow.uploaded('second-page.png')).toBeDisplayed();
    await checkScreen('prescription-pages');
    await clickWhenReady(find.button('Move up second-page.png, 2 of 2'));
    await clickWhenReady(find.button('View second-page.png, 1 of 2'));
    await find.text('File 1 of 2').waitForDisplayed();
    await clickWhenReady(find.button('Close'));
    await flow.clickContinue('Continue to payment');
    await flow.chooseInsurer('cigna', 'Cigna Healthcare');
    await flow.memberId().setValue('W1234567');
    await checkScreen('insurance-step-4');
    await flow.clickContinue('Check your answers');
    await clickTwice(flow.send());
    const requestId = await flow.requestId();
    await checkScreen('insurance-done');
    const { sheets, text } = await readPrintedPage();
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
    expect(essentials.filter((part) => !text.includes(part))).toEqual([]);
    expect(site.requestedPaths.filter((path) => path.startsWith('/api/account/card'))).toEqual([]);
    expect(await countOpen(requestId)).toBe(1);

    await openNewProfile();
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'scan');
    await clickWhenReady(find.button('Open second-page.png, 1 of 2'));
    await $("//*[@role='dialog']//img").waitForDisplayed();
    await checkScreen('center-first-page');
    await clickWhenReady(find.button('Next file'));
    await $("//*[@role='dialog']//canvas").waitForDisplayed();
    await find.text('File 2 of 2').waitForDisplayed();
    await clickWhenReady(find.button('Close'));
    await test.open(requestId, 'availability');
    await expect($('main')).toHaveText(expect.stringContaining('Cigna Healthcare'));
    await test.choose('Harborview Brooklyn');
    await clickWhenReady(test.book());
    await expect(test.booked()).toBeDisplayed();
    // The patient sees the booking once it cannot be undone anymore.
    await control('clock', { advance: 13_000 });

    await openNewProfile();
    await signInAs(accounts.newPatient);
    await testsPage().open('upcoming');
    await expect(testsPage().card(requestId)).toBeDisplayed();
  });
});
