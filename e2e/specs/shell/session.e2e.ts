import { paths } from '@scanharbor/shared-contracts';
import { dashboardPage } from '../../pages/providers-dashboard.page';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { apiFault, clearApiFaults, siteOrigin } from '../../support/control';
import { openFaultProxy } from '../../support/fault-proxy';
import { atPath, clickWhenReady, fill, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { cookiesOf, openTab } from '../../support/new-profile';

const getToken = async () =>
  (await browser.storageGetCookies(await cookiesOf(browser))).cookies.find(({ name }) => name === 'authToken')?.value.value;
const unreachable = () => within(browser).heading('We cannot reach ScanHarbor');

journey('A session', (it) => {
  // The screen waits for the user longer than the browser expects of preloaded code.
  beforeEach(() => expectOnConsole(/was preloaded/));

  it('survives fast reloads, each of which aborts the call that loads the user [SH-003]', async () => {
    const token = await signInAs(accounts.patient);
    await apiFault({ path: 'account/authenticate', delay: 1_000, times: 100 });
    for (const pauseMs of [50, 150, 300, 450, 600, 900]) {
      await browser.url(paths.home(), { wait: 'none' });
      await browser.pause(pauseMs);
      expect(await getToken()).toBe(token);
    }
    await clearApiFaults();
    await browser.url(paths.home());
    await $('main h1').waitForDisplayed();
    await atPath(paths.home());
  });

  for (const [name, fault] of [
    ['a server error', { status: 500 }],
    ['a lost connection', { malformed: 'drop' }],
  ] as const) {
    it(`survives ${name} at the start, and continues on Try again [SH-003]`, async () => {
      const token = await signInAs(accounts.patient);
      expectOnConsole(/account\/authenticate/);
      await apiFault({ path: 'account/authenticate', ...fault, times: 1000 });
      await browser.url(paths.home());
      await unreachable().waitForDisplayed();
      await checkScreen('shell-unreachable');
      expect(await getToken()).toBe(token);
      const tryAgain = within(browser).button('Try again');
      // Each attempt that fails doubles the pause before the page continues by itself: after three it is at least 16 s.
      for (let press = 0; press < 3; press += 1) await clickWhenReady(tryAgain);
      await tryAgain.waitForClickable();
      expect(await getToken()).toBe(token);
      // In one script: a slow driver could find the button gone.
      await browser.execute(async (clearFaults: string) => {
        await fetch(clearFaults, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
        if (!button) throw new Error('The page continued before the press');
        button.click();
      }, '/api/__control/clear-faults');
      await atPath(paths.home());
      await unreachable().waitForExist({ reverse: true });
      await expect($('main h1')).toBeDisplayed();
    });
  }

  it('survives a call that never gets a response, and continues by itself [SH-003]', async () => {
    const site = await openFaultProxy();
    expectOnConsole(/account\/authenticate/);
    const token = await signInAs(accounts.staff);
    site.break(/account\/authenticate/, 'no response');
    await browser.url(site.origin + paths.dashboard());
    await expect($('main [aria-busy=true]')).toBeDisplayed();
    await unreachable().waitForDisplayed({ timeout: 14_000 });
    expect(await getToken()).toBe(token);
    site.restore();
    await dashboardPage().heading().waitForDisplayed({ timeout: 30_000 });
  });

  it('ends in a background tab at the sign-out, before a slow server responds [SH-090]', async () => {
    await signInAs(accounts.patient);
    await browser.url(paths.settings('general'));
    await $('main h1').waitForDisplayed();
    const first = await browser.getWindowHandle();
    // Records when the tab's screen of the user is gone.
    await browser.execute(() => {
      new MutationObserver(() => {
        if (!document.querySelector('form')) sessionGone();
      }).observe(document.body, { childList: true, subtree: true });
      const sessionGone = () => {
        document.documentElement.dataset.goneAt ??= String(Date.now());
      };
    });
    await openTab(siteOrigin() + paths.home());
    await $('main h1').waitForDisplayed();
    const responseMs = 2_500;
    await apiFault({ path: 'account/logout', delay: responseMs });
    await within(browser).button('Sign out').waitForClickable();
    const clickedAt = await browser.execute(() => Date.now());
    await within(browser).button('Sign out').click();
    // The first tab stays in the background until its screen is gone.
    await browser.pause(responseMs);
    await browser.switchToWindow(first);
    const goneAt = await browser.execute(() => Number(document.documentElement.dataset.goneAt));
    expect(goneAt - clickedAt).toBeLessThan(responseMs);
    await atPath(paths.patientLogin());
    await expect(within(browser).text('You have been signed out in this browser.')).toBeDisplayed();
  });

  it('shows nothing of the user on Back after the sign-out, here or in another tab [SH-090]', async () => {
    for (const signsOutHere of [true, false]) {
      await signInAs(accounts.patient);
      await browser.url(paths.settings('general'));
      await within(browser).field('First name').waitForDisplayed();
      await browser.url(paths.about());
      const first = await browser.getWindowHandle();
      if (!signsOutHere) {
        await openTab(siteOrigin() + paths.home());
        // The API would refuse this call if it was still on its way at the sign-out, and the console would show that.
        await browser.waitUntil(() =>
          browser.execute(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/scans/insurance'))),
        );
      }
      await clickWhenReady(within(browser).button('Sign out'));
      await atPath(paths.patientLogin());
      if (!signsOutHere) {
        await browser.closeWindow();
        await browser.switchToWindow(first);
      }
      // The login screen replaced the page that the sign-out left.
      await browser.back();
      await atPath(paths.patientLogin());
      await within(browser).field('Password').waitForDisplayed();
      expect(await getToken()).toBeUndefined();
      expect(await $('body').getHTML()).not.toContain(accounts.patient);
    }
  });

  it("of another user cannot change that user's password, and ends for good with the return [SC-026]", async () => {
    await signInAs(accounts.switcher);
    await browser.url(paths.switchUser());
    const page = within(browser);
    await fill(page.field('Email of the account'), accounts.patient);
    await fill(page.field('Reason'), 'Asked for help by phone');
    await clickWhenReady(page.button('Switch user'));
    await page.button('Return to Morgan Reyes').waitForDisplayed();
    const switched = await getToken();
    await browser.url(paths.settings('account'));
    await page.field('New password').waitForDisplayed();
    await checkScreen('shell-acting-as-patient');
    const gap = await browser.execute(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const [bar, header] = ['[aria-label="Acting as another user"]', 'header'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return { scrolled: window.scrollY, bar: bar?.top, header: (header?.top ?? 0) - (bar?.bottom ?? 0) };
    });
    expect(gap).toEqual({ scrolled: expect.any(Number), bar: 0, header: 0 });
    expect(gap.scrolled).toBeGreaterThan(0);
    for (const name of ['New password', 'Confirm new password']) await fill(page.field(name), 'Harbor-2468-light');
    expectOnConsole(/change-password|password/);
    await clickWhenReady(page.button('Change password'));
    await page.text('Only the owner of the account can change its email').waitForDisplayed();
    await clickWhenReady(page.button('Return to Morgan Reyes'));
    await browser.waitUntil(async () => (await getToken()) !== switched);
    await browser.back();
    await expect(page.button('Return to Morgan Reyes')).not.toBeExisting();
    const response = await fetch(`${siteOrigin()}/api/account/authenticate`, { headers: { Authorization: switched ?? '' } });
    expect(response.status).toBe(401);
  });
});
