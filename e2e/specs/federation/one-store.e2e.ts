import { paths } from '@scanharbor/shared-contracts';
import { isSamePage, markPage } from '../../pages/remote-failure.page';
import { testPage } from '../../pages/providers-test.page';
import { requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { openFaultProxy } from '../../support/fault-proxy';
import { atPath, clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { navigateTo } from '../../support/navigate';
import { readSharedModules, watchSharedModules } from '../../support/shared-modules';

journey('One store for all remotes', (it) => {
  it('shares fetched data between remotes: the list of scans is requested once', async () => {
    const site = await openFaultProxy();
    await browser.url(site.origin + paths.requestScan());
    // Before, the prerendered page is shown, without any store.
    await $('#root[data-live]').waitForExist();
    await requestFlow().scan().waitForExist();
    await markPage();
    await navigateTo(paths.doctorRequest('napp'));
    await atPath(paths.doctorRequest('napp'));
    await expect(within(browser).field('Scan type')).toBeExisting();
    expect(await isSamePage()).toBe(true);
    expect(site.requestedPaths.filter((path) => path.startsWith('/api/scans_v2/scan-list'))).toHaveLength(1);
  });

  it('shows a message of a remote in the shell [SH-164]', async () => {
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(1001, 'availability');
    await test.choose('Harborview Midtown');
    await clickWhenReady(test.book());
    await clickWhenReady($("//button[starts-with(normalize-space(.), 'Undo')]"));
    await expect($("//div[@data-layout]/div//*[@role='status'][contains(., 'successfully cancelled')]")).toBeExisting();
  });

  it('provides one React, one router and one store for all loaded remotes', async () => {
    await watchSharedModules();
    await browser.url(paths.requestScan());
    // Before, the prerendered page has no router.
    await $('#root[data-live]').waitForExist();
    await requestFlow().scan().waitForExist();
    await navigateTo(paths.howItWorks());
    await expect($('main h1')).toHaveText('How it works');
    const { remotes, scopes, versions } = await readSharedModules();
    expect(remotes).toEqual(['mfe_patient_request', 'mfe_marketing']);
    expect(scopes).toBe(1);
    expect(Object.keys(versions)).toEqual(expect.arrayContaining(['react', 'react-dom', '@scanharbor/shared-contracts/platform']));
    for (const count of Object.values(versions)) expect(count).toBe(1);
  });
});
