import { paths } from '@scanharbor/shared-contracts';
import { ensureNginx } from '@scanharbor/tools/nginx';
import { cardForm, cards } from '../../pages/card-form.page';
import { newPatientDetails, requestFlow } from '../../pages/request-flow.page';
import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { siteOrigin } from '../../support/control';
import { clickWhenReady } from '../../support/find';
import { journey } from '../../support/journey';
import { openNginx } from '../../support/nginx';
import { releasedVersion } from '../../support/registry';
import { openNewProfile } from '../../support/new-profile';

journey('The site behind nginx, as deploy/ configures it', (it) => {
  let upstream: string;
  let nginx: Awaited<ReturnType<typeof openNginx>>;
  before(async function () {
    const program = ensureNginx();
    const folder = process.env.E2E_SITE_FOLDER;
    if (!program || !folder) {
      console.log(program ? 'Skipped: E2E_SITE_FOLDER is not set.' : 'Skipped: nginx is not installed (apt-get install nginx-light).');
      return this.skip();
    }
    upstream = siteOrigin();
    nginx = await openNginx(program, folder, upstream);
    browser.options.baseUrl = nginx.origin;
  });
  after(async () => {
    // Undefined when the suite was skipped.
    if (!(nginx as typeof nginx | undefined)) return;
    browser.options.baseUrl = upstream;
    await nginx.close();
  });

  const get = (path: string, headers = {}) => fetch(nginx.origin + path, { headers, redirect: 'manual' });
  const summarize = ({ status, headers }: Response) => [status, headers.get('cache-control'), headers.get('content-encoding')];

  it('caches versions for a year and never the page, compresses both, and responds with 404 to missing files', async () => {
    const { url } = await releasedVersion('mfe-marketing', nginx.origin);
    const cacheControl = 'public, max-age=31536000, immutable';
    expect(summarize(await get(url, { 'accept-encoding': 'gzip' }))).toEqual([200, cacheControl, 'gzip']);
    if (nginx.hasBrotli) expect(summarize(await get(url, { 'accept-encoding': 'gzip, br' }))).toEqual([200, cacheControl, 'br']);
    for (const path of ['/', '/tests/requests', '/docs/napp/new', '/providers/test/1001?tab=scan', '/registry.json', '/licenses.txt']) {
      expect([path, ...summarize(await get(path, { 'accept-encoding': 'gzip' }))]).toEqual([path, 200, 'no-cache', 'gzip']);
    }
    for (const path of ['/nothing', '/404', '/index', '/docs/napp/old', '/a/b/c/d/e']) {
      const unknown = await get(path);
      expect([path, unknown.status, await unknown.text()]).toEqual([path, 404, expect.stringContaining('<div id="root"></div>')]);
    }
    const secretPaths = ['/history.jsonl', '/history.jsonl/', '/.source-maps/shell/1.0.0/main.js.map', '/.env'];
    for (const path of ['/mfe-marketing/9.9.9/remoteEntry.js', '/nothing.js', ...secretPaths]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect(summarize(await get(url.replace('remoteEntry', 'later'))).slice(0, 2)).toEqual([404, 'no-cache']);
    expect((await get('/%00')).status).toBe(400);
    const { headers } = await get('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('vary')).toContain('Sec-Fetch-Site');
    for (const from of ['none', 'same-origin']) {
      expect((await get('/', { 'sec-fetch-site': from })).headers.get('cross-origin-opener-policy')).toBeNull();
    }
    for (const path of ['/', '/api/scans/types']) {
      const secure = await get(path, { 'x-forwarded-proto': 'https' });
      expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
    const plain = await get('/tests/requests?open=1', { 'x-forwarded-proto': 'http' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/tests/requests?open=1']);
    for (const path of ['/api/scans/types', '/live']) {
      expect([path, (await get(path, { 'x-forwarded-proto': 'http' })).status]).toEqual([path, 200]);
    }
    const toPassword = await get('/.well-known/change-password', { 'x-forwarded-proto': 'https' });
    expect([toPassword.status, toPassword.headers.get('location')]).toEqual([302, paths.passwordForgot()]);
    for (const encoding of ['gzip', 'br']) {
      expect((await get(url, { 'accept-encoding': encoding })).headers.get('vary')).toBe('Accept-Encoding');
    }
    expect((await get('/api/scans/types')).headers.get('cache-control')).toBe('no-store');
    expect([(await get('/live')).status, (await get('/ready')).status]).toEqual([200, 200]);
    expect(await (await get(paths.howItWorks())).text()).toContain('How it works</h1>');
  });

  it('serves the page while the API is down, and responds to calls with 503 and Retry-After', async () => {
    const folder = process.env.E2E_SITE_FOLDER ?? '';
    const alone = await openNginx(ensureNginx() ?? '', folder, 'http://127.0.0.1:1');
    try {
      const refused = await fetch(`${alone.origin}/api/scans/types`);
      expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
      expect(await refused.json()).toMatchObject({ error_code: 503 });
      const statuses = await Promise.all(['/', '/live', '/ready'].map(async (path) => (await fetch(alone.origin + path)).status));
      expect(statuses).toEqual([200, 200, 503]);
    } finally {
      await alone.close();
    }
  });

  it("serves a patient's request and its booking by a center [PR-040, IC-105]", async () => {
    const flow = requestFlow();
    await flow.open();
    await flow.describeScan('Self-pay (rate');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await flow.register(newPatientDetails);
    await flow.clickContinue('Continue to your physician');
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.clickContinue('Continue to payment');
    await cardForm().enter(cards.good, 'Nora Sample');
    await cardForm().save();
    await expect(cardForm().saved()).toBeDisplayed();
    await flow.clickContinue('Check your answers');
    await clickWhenReady(flow.send());
    const requestId = await flow.requestId();

    await openNewProfile();
    await signInAs(accounts.staff);
    const test = testPage();
    await test.open(requestId, 'availability');
    await test.choose('Harborview Midtown');
    await clickWhenReady(test.book());
    await expect(test.booked()).toBeDisplayed();
  });
});
