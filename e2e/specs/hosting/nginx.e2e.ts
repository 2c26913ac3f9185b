import { paths } from '@scanharbor/shared-contracts';
import { ensureNginx } from '@scanharbor/tools/nginx';
import { cardForm, cards } from '../../pages/card-form.page';
import { newcomer, requestFlow } from '../../pages/request-flow.page';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { siteAddress } from '../../support/control';
import { press } from '../../support/find';
import { journey } from '../../support/journey';
import { openNginx } from '../../support/nginx';
import { releasedVersion } from '../../support/registry';

journey('The site behind nginx, as deploy/ configures it', (it) => {
  let behind: string;
  let nginx: Awaited<ReturnType<typeof openNginx>>;
  before(async function () {
    const program = ensureNginx();
    const folder = process.env.E2E_SITE_FOLDER;
    if (!program || !folder) {
      console.log(
        program ? 'Skipped: E2E_SITE_FOLDER does not say where the site is.' : 'Skipped: no nginx here (apt-get install nginx-light).',
      );
      return this.skip();
    }
    behind = siteAddress();
    nginx = await openNginx(program, folder, behind);
    browser.options.baseUrl = nginx.address;
  });
  after(async () => {
    if (!nginx) return;
    browser.options.baseUrl = behind;
    await nginx.close();
  });

  const get = (path: string, headers = {}) => fetch(nginx.address + path, { headers, redirect: 'manual' });
  const facts = ({ status, headers }: Response) => [status, headers.get('cache-control'), headers.get('content-encoding')];

  it('keeps versions for a year and the page not at all, compresses both, and finds what is not there missing', async () => {
    const { url } = await releasedVersion('mfe-marketing', nginx.address);
    const kept = 'public, max-age=31536000, immutable';
    expect(facts(await get(url, { 'accept-encoding': 'gzip' }))).toEqual([200, kept, 'gzip']);
    if (nginx.hasBrotli) expect(facts(await get(url, { 'accept-encoding': 'gzip, br' }))).toEqual([200, kept, 'br']);
    for (const path of ['/', '/tests/requests', '/providers/test/1001?tab=scan', '/nothing', '/registry.json', '/licences.txt']) {
      expect([path, ...facts(await get(path, { 'accept-encoding': 'gzip' }))]).toEqual([path, 200, 'no-cache', 'gzip']);
    }
    for (const path of ['/mfe-marketing/9.9.9/remoteEntry.js', '/history.jsonl', '/nothing.js']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect(facts(await get(url.replace('remoteEntry', 'later'))).slice(0, 2)).toEqual([404, 'no-cache']);
    const { headers } = await get('/');
    expect([headers.get('x-frame-options'), headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
      'DENY',
      'nosniff',
      "frame-ancestors 'none'",
    ]);
    expect(await (await get(paths.howItWorks())).text()).toContain('How it works</h1>');
  });

  it('takes a patient from the form to a request, and a center to the booking [PR-040, IC-105]', async () => {
    const flow = requestFlow();
    await flow.open();
    await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.pay('Self-pay (rate');
    await flow.flexible();
    await flow.goOn('Continue to your details');
    await flow.register(newcomer);
    await flow.goOn('Continue to your physician');
    await flow.physician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.goOn('Continue to payment');
    await cardForm().enter(cards.good, 'Nora Sample');
    await cardForm().save();
    await expect(cardForm().saved()).toBeDisplayed();
    await flow.goOn('Check your answers');
    await press(flow.send());
    const requestId = await flow.requestId();

    await browser.reloadSession();
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose('Harborview Midtown');
    await press(test.book());
    await expect(test.booked()).toBeDisplayed();
  });
});
