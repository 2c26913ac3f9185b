import { paths } from '@scanharbor/shared-contracts';
import { requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { translateAsBrowser } from '../../support/browser-translation';
import { atPath, clickWhenReady, fill, within } from '../../support/find';
import { journey } from '../../support/journey';
import { changeBrowser, cookiesOf } from '../../support/new-profile';

/** Waits for a price of this form inside an element, and returns it in dollars. */
async function readPrice(area: ChainablePromiseElement, form: RegExp): Promise<number> {
  let price: string | undefined;
  await browser.waitUntil(
    async () => {
      price = form.exec((await area.getText()).replace(/\s+/g, ' '))?.[1];
      return price !== undefined;
    },
    { timeoutMsg: `No price like ${form.source}` },
  );
  return Number(price);
}

async function findBrainMri() {
  await browser.url(paths.scans());
  for (const level of ['MRI', 'Brain', 'Without contrast']) await clickWhenReady(within(browser).button(level));
}

journey('The lowest price of a scan', (it) => {
  it('is the same on the landing page, the scan page, in the finder and in the request [MK-010, MK-092, PR-051]', async () => {
    await browser.url(paths.landing());
    const landing = await readPrice($('main'), /MRI .{0,80}? from \$(\d+) at our centers/);
    await signInAs(accounts.patient);
    await browser.url(paths.scanInfo('mri'));
    const scanPage = await readPrice($('main'), /from \$(\d+) near 10018/);
    await findBrainMri();
    const found = $("//main//form[.//button[normalize-space(.)='Book This Scan']]");
    const finder = await readPrice(found, /from \$(\d+) near 10018/);
    await browser.url(paths.requestScan());
    const flow = requestFlow();
    await flow.chooseScan('brain mri without', 'MRI - Brain - Without contrast');
    await flow.fillZip('10018');
    const request = await readPrice($('main'), /\d+ miles · from \$(\d+)/);
    expect([scanPage, finder, request]).toEqual([landing, landing, landing]);
  });

  it('appears, and follows the choices, on a page that the browser translates', async () => {
    await changeBrowser(browser.addInitScript(translateAsBrowser));
    await signInAs(accounts.patient);
    await findBrainMri();
    const flow = requestFlow();
    await browser.url(paths.requestScan());
    await flow.chooseScan('brain mri without', 'MRI - Brain - Without contrast');
    await flow.fillZip('10018');
    expect(await readPrice($('main'), /20 miles · from \$(\d+)/)).toBeGreaterThan(0);
  });
});

journey('A guest who books a scan by its price', (it) => {
  it('remains a guest in the header, the settings and step 2, for this visit only [MK-099]', async () => {
    await findBrainMri();
    await fill(within(browser).field('ZIP code'), '10018');
    await clickWhenReady(within(browser).button('Book This Scan'));
    await atPath(paths.home());
    const flow = requestFlow();
    await flow.scan().waitForExist();
    await expect(within(browser).link('Sign in')).toBeDisplayed();
    await expect(within(browser).button('Sign out')).not.toExist();
    const { cookies } = await browser.storageGetCookies(await cookiesOf(browser));
    const cookie = cookies.find(({ name }) => name === 'authToken');
    expect(cookie?.value.value).toBeTruthy();
    expect(cookie?.expiry).toBeUndefined();

    await flow.chooseDistance(20);
    await flow.choosePayment('Insurance');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await expect(within(browser).field('Password')).toBeDisplayed();
    await expect(flow.email()).toHaveValue('');

    await browser.url(paths.settings());
    await atPath(paths.patientLogin());
    await expect(within(browser).field('Password')).toBeDisplayed();
  });
});
