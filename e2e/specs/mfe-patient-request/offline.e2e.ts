import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { openFaultProxy } from '../../support/fault-proxy';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';

const pageText = () => browser.execute(() => document.body.innerText);

/** Waits until the page is kept and its worker handles the pages. */
const waitUntilKept = () =>
  browser.waitUntil(
    () =>
      browser.executeAsync((done: (isKept: boolean) => void) => {
        void caches.match('/offline-card').then((page) => done(page !== undefined && navigator.serviceWorker.controller !== null));
      }),
    { timeout: 20_000, timeoutMsg: 'The appointments were not kept' },
  );

const findLeftovers = () =>
  browser.executeAsync((done: (left: string[]) => void) => {
    void Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then(([names, workers]) =>
      done([...names, ...workers.map(({ scope }) => scope)]),
    );
  });

journey('A patient without a network', (it) => {
  it('reads the booked appointment, gets each new release at once, and leaves nothing behind at sign-out', async () => {
    await signInAs(accounts.patient);
    const proxy = await openFaultProxy();
    const upcoming = proxy.origin + paths.tests('upcoming');
    await browser.url(upcoming);
    await $('[data-from] main h1').waitForExist();
    await waitUntilKept();

    // The code of links, which an idle page downloads in advance.
    expectOnConsole(/\.js - Failed to load resource: net::ERR_EMPTY_RESPONSE/);
    proxy.break(/.*/, 'network error');
    await browser.refresh();
    const offline = await pageText();
    expect(offline).toMatch(/You are offline\. This was saved on \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d/);
    expect(offline).toMatch(/\w{3}, \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M [A-Z]{3}/);
    expect(offline).toContain('How to prepare');
    await checkScreen('offline');

    proxy.restore();
    proxy.rewritePage((page) => page.replace('<head>', '<head><meta name="release" content="next">'));
    await clickWhenReady(within(browser).link('Try again'));
    await $('[data-from] main h1').waitForExist();
    await expect($('meta[name="release"][content="next"]')).toExist();

    await clickWhenReady(within(browser).button('Sign out'));
    await browser.waitUntil(async () => (await findLeftovers()).length === 0, { timeoutMsg: 'Something was left after sign-out' });
  });
});
