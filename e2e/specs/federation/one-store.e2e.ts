import { paths } from '@scanharbor/shared-contracts';
import { isSamePage, markPage } from '../../pages/remote-failure.page';
import { testPage } from '../../pages/providers-test.page';
import { requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { openFaultySite } from '../../support/faulty-site';
import { atPath, press, within } from '../../support/find';
import { journey } from '../../support/journey';
import { seenSharing, watchSharing } from '../../support/sharing';

/** Goes to an address as a link of the page would, without a load. */
const goTo = (path: string) =>
  browser.execute((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

journey('One store for all remotes', (it) => {
  it('keeps what one remote has fetched for the next: the list of scans is asked for once', async () => {
    const site = await openFaultySite();
    await browser.url(site.address + paths.requestScan());
    await requestFlow().scan().waitForExist();
    await markPage();
    await goTo(paths.doctorRequest('napp'));
    await atPath(paths.doctorRequest('napp'));
    await expect(within(browser).field('Scan type')).toBeExisting();
    expect(await isSamePage()).toBe(true);
    expect(site.asked.filter((path) => path.startsWith('/api/scans_v2/scan-list'))).toHaveLength(1);
  });

  it('shows in the shell what a remote has to say [SH-164]', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(1001, 'availability');
    await test.choose('Harborview Midtown');
    await press(test.book());
    await expect($("//div[@data-layout]/div//*[@role='status'][contains(., 'Booked:')]")).toBeExisting();
  });

  it('has one React, one router and one store on the page, whatever remotes are loaded', async () => {
    await watchSharing();
    await browser.url(paths.requestScan());
    await requestFlow().scan().waitForExist();
    await goTo(paths.howItWorks());
    await expect($('main h1')).toHaveText('How it works');
    const { remotes, scopes, versions } = await seenSharing();
    expect(remotes).toEqual(['mfe_patient_request', 'mfe_marketing']);
    expect(scopes).toBe(1);
    expect(Object.keys(versions)).toEqual(expect.arrayContaining(['react', 'react-dom', '@scanharbor/shared-contracts/platform']));
    for (const count of Object.values(versions)) expect(count).toBe(1);
  });
});
