import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@scanharbor/shared-contracts';
import { isSamePage, markPage } from '../../pages/remote-failure.page';
import { accounts } from '../../support/accounts';
import { takeScreenshot } from '../../support/check-screen';
import { within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { type Site, startSite } from '../../support/site';
import { cookiesOf } from '../../support/new-profile';

const banner = 'We cannot reach ScanHarbor right now.';

journey('The site while its API is down', (it) => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.stop());

  const get = (path: string) => fetch(site.origin + path);
  const control = async (path: string, body: object) =>
    (
      await fetch(`${site.origin}/api/__control/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ token: string }>;

  async function signIn(email: string) {
    const { token } = await control('session', { email });
    await browser.storageSetCookie({
      cookie: { name: 'authToken', value: { type: 'string', value: token }, domain: new URL(site.origin).hostname, path: '/' },
      ...(await cookiesOf(browser)),
    });
  }

  it('stays up after kill -9, says so, and continues by itself without a reload', async () => {
    await signIn(accounts.patient);
    await browser.url(site.origin + paths.home());
    await $('main h1').waitForDisplayed();
    await markPage();
    expectOnConsole(/503/);
    site.killApi();

    const refused = await get('/api/scans/types');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect([(await get('/')).status, (await get('/live')).status, (await get('/ready')).status]).toEqual([200, 200, 503]);
    await within(browser).link('Settings').click();
    // The API is back within two seconds, and ends again until the page has noticed.
    await browser.waitUntil(async () => {
      site.killApi();
      return within(browser).text(banner).isDisplayed();
    });
    await takeScreenshot('outage-banner');

    await browser.waitUntil(async () => (await get('/ready')).ok, { timeout: 60_000, timeoutMsg: 'The API was not restarted' });
    await within(browser).text(banner).waitForExist({ reverse: true, timeout: 40_000 });
    await within(browser).field('First name').waitForDisplayed();
    expect(await isSamePage()).toBe(true);
  });

  it('completes all running calls after SIGTERM, without breaking a connection', async () => {
    await control('faults', { path: 'scans/types', delay: 3_000, times: 12 });
    const calls = Array.from({ length: 12 }, async () => (await get('/api/scans/types')).status);
    await wait(500);
    await site.stop();
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 12 }, () => 200));
    await expect(get('/live')).rejects.toThrow();
  });
});
