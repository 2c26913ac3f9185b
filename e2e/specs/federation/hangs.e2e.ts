import { paths } from '@scanharbor/shared-contracts';
import { isSamePage, markPage, remoteFailure } from '../../pages/remote-failure.page';
import { accounts, signInAs } from '../../support/accounts';
import { axeViolations } from '../../support/check-screen';
import { type FaultProxy, openFaultProxy } from '../../support/fault-proxy';
import { clickWhenReady, within } from '../../support/find';
import { runsAll } from '../../support/runs-all';
import { expectOnConsole, journey } from '../../support/journey';
import { getCommonChunkPaths, getEntryPath, getPageChunkPath } from '../../support/registry';
import { changeBrowser } from '../../support/new-profile';

/** Total time that the shell allows for the code of a screen, and a margin for the test machine. */
const deadlineMs = 15_000;
const marginMs = 4_000;

/** Reads the time of the page, in ms since its navigation began: what a busy driver needs before and after is no part of it. */
const readPageClock = () => browser.execute(() => performance.now());

interface Hang {
  file: string;
  path: () => Promise<string>;
  /** Path and heading of the screen that needs the file. */
  screen: string;
  heading: string;
  /** A screen with a link to the screen, by its path and the name of the link. */
  from?: { path: string; link: string };
  signedInAs?: string;
}

const portal = { screen: paths.dashboard(), heading: 'Imaging center dashboard', signedInAs: accounts.staff };
const hangs: Hang[] = [
  {
    file: 'entry',
    path: () => getEntryPath('mfe-marketing'),
    screen: paths.howItWorks(),
    heading: 'How it works',
    from: { path: paths.requestScan(), link: 'How it works' },
  },
  {
    file: "page's chunk",
    path: () => getPageChunkPath('mfe-ic-portal', paths.dashboard()),
    from: { path: paths.calendar(), link: 'Dashboard' },
    ...portal,
  },
  { file: "frame's chunk", path: async () => (await getCommonChunkPaths('mfe-ic-portal')).frame, ...portal },
  { file: "routes' chunk", path: async () => (await getCommonChunkPaths('mfe-ic-portal')).routes, ...portal },
];

journey('A file of a remote that never arrives', (it) => {
  let site: FaultProxy;
  beforeEach(async () => {
    // A page with a hanging file never finishes loading, and the driver would wait for it.
    await changeBrowser(
      browser.reloadSession({ ...(browser.requestedCapabilities as WebdriverIO.Capabilities), pageLoadStrategy: 'none' }),
    );
    site = await openFaultProxy();
    expectOnConsole(/./);
  });

  const open = (path: string) => browser.url(site.origin + path, { wait: 'none' });

  async function expectTimeoutThenRecover(startedAt: number, heading: string) {
    await remoteFailure()
      .element()
      .waitForExist({ timeout: deadlineMs + marginMs });
    expect((await readPageClock()) - startedAt).toBeLessThan(deadlineMs + marginMs);
    await expect(remoteFailure().element()).toHaveAttribute('data-fault', 'timeout');
    await expect(within(browser).heading('This part of the site takes too long to load')).toBeDisplayed();
    expect(await axeViolations()).toEqual([]);
    await markPage();
    // The first request still hangs; the retry must not wait for it.
    site.restore();
    await remoteFailure().tryAgain();
    await within(browser).heading(heading).waitForDisplayed({ timeout: 8_000 });
    expect(await isSamePage()).toBe(true);
  }

  for (const { file, path, screen, heading, from, signedInAs } of runsAll ? hangs : hangs.slice(0, 1)) {
    it(`shows the site's frame on the first load, then an error within 15 seconds, and recovers without a reload: ${file}`, async () => {
      if (signedInAs) await signInAs(signedInAs);
      site.break(await path(), 'no response');
      await open(screen);
      // A guest sees the prerendered text instead.
      if (signedInAs) await $('main [role=status][aria-busy=true]').waitForExist();
      // The shell itself may start slowly on a busy machine; its deadline is that of the screen's code.
      const startedAt = signedInAs ? await readPageClock() : 0;
      await expect($('header')).toBeDisplayed();
      await expectTimeoutThenRecover(startedAt, heading);
    });

    if (!from) continue;
    it(`stays on the previous screen after a click, then shows an error within 15 seconds, and recovers: ${file}`, async () => {
      if (signedInAs) await signInAs(signedInAs);
      site.break(await path(), 'no response');
      await open(from.path);
      // A prerendered page is replaced: its elements would be stale.
      await $('[data-from] main h1').waitForDisplayed();
      const startedAt = await readPageClock();
      await clickWhenReady(within(browser).link(from.link));
      await $('[role=progressbar]').waitForExist();
      await expect($('main h1')).toBeDisplayed();
      await expectTimeoutThenRecover(startedAt, heading);
    });
  }

  it('offers no Try again when the remote does not fit the shell', async () => {
    site.rewritePage((page) => page.replace(/("mfe-marketing":\[[^]*?"contract":")\^[\d.]+/, '$1^9.0.0'));
    await browser.url(site.origin + paths.howItWorks());
    await expect(remoteFailure().element()).toHaveAttribute('data-fault', 'contract');
    await expect(within(browser).heading('This part of the site is being updated')).toBeDisplayed();
    await expect(within(browser).button('Try again')).not.toBeExisting();
  });
});
