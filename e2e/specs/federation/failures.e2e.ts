import { paths } from '@scanharbor/shared-contracts';
import { getFocusedTag, isSamePage, markPage, remoteFailure } from '../../pages/remote-failure.page';
import { requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { controlRows } from '../../support/control';
import { type FaultProxy, type FileFault, openFaultProxy } from '../../support/fault-proxy';
import { atPath, clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { axeViolations } from '../../support/check-screen';
import { runsAll } from '../../support/runs-all';
import { getEntryPath, getPageChunkPath, getSignedInChunkPath } from '../../support/registry';
import { throwOnLoad, throwOnRender } from '../../support/throwing-chunk';

const remote = 'mfe-marketing';
const title = 'How it works';

const files = { entry: () => getEntryPath(remote), "page's chunk": () => getPageChunkPath(remote, paths.howItWorks()) };
type FileKind = keyof typeof files;

/** Faults of a file in transit, and whether the integrity check rejects the file. */
const transitFaults: [fault: FileFault & string, isRejected: boolean][] = [
  ['network error', false],
  ['404', false],
  ['503', false],
  ['HTML in place of the script', true],
  ['a script cut short', true],
  ['one byte changed', true],
];

interface Failure {
  name: string;
  /** Returns the expected error code. */
  code: (file: FileKind) => string;
  start: (site: FaultProxy, file: FileKind) => Promise<void>;
}

const failures: Failure[] = [
  ...transitFaults.map(([fault, isRejected]) => ({
    name: fault,
    code: (file: FileKind) => (isRejected ? 'integrity' : file === 'entry' ? 'entry' : 'code'),
    start: async (site: FaultProxy, file: FileKind) => site.break(await files[file](), fault),
  })),
  {
    name: 'a script that throws',
    code: (file) => (file === 'entry' ? 'entry' : 'code'),
    start: async (site, file) => site.replaceFile(remote, await files[file](), throwOnLoad),
  },
];

const heading = () => $('main h1');

const expectShellHeader = () => expect($('header nav')).toBeExisting();

journey('A remote that fails to load', (it) => {
  let site: FaultProxy;
  beforeEach(async () => {
    site = await openFaultProxy();
    // Injected faults also appear on the console.
    expectOnConsole(/./);
  });

  async function expectFailureThenRecover(code: string) {
    await expect(remoteFailure().element()).toHaveAttribute('data-fault', code);
    await expectShellHeader();
    await markPage();
    site.restore();
    await browser.execute(() => Object.assign(window, { restored: true }));
    await remoteFailure().tryAgain();
    await expect(heading()).toHaveText(title);
    await expect(remoteFailure().element()).not.toBeExisting();
    expect(await isSamePage()).toBe(true);
    await browser.waitUntil(async () => (await getFocusedTag()) === 'h1', { timeoutMsg: 'The focus is not on the heading' });
  }

  const openAt = (path: string) => browser.url(site.origin + path);
  const moments = {
    'first load': () => openAt(paths.howItWorks()),
    // First shows another remote, or another page of the same one.
    'after a success': async (file: FileKind) => {
      await openAt(file === 'entry' ? paths.requestScan() : paths.scans());
      await heading().waitForExist();
      await clickWhenReady(within(browser).link(title));
    },
  };

  /** Uses a new proxy for each case: as a separate origin it shares no browser cache. */
  async function testAllCases({ code, start }: Failure, kinds: FileKind[]) {
    for (const kind of kinds) {
      for (const [moment, open] of Object.entries(moments)) {
        site = await openFaultProxy();
        await start(site, kind);
        try {
          await open(kind);
          await expectFailureThenRecover(code(kind));
        } catch (cause) {
          throw new Error(`${kind}, ${moment}: ${String(cause)}`, { cause });
        }
      }
    }
  }

  const short = ['network error', 'one byte changed'];
  for (const failure of failures.filter(({ name }) => runsAll || short.includes(name))) {
    it(`leaves the shell intact and recovers with Try again, without a reload, after ${failure.name} of the entry or a chunk`, () =>
      testAllCases(failure, ['entry', "page's chunk"]));
  }

  it('leaves the shell intact and recovers with Try again after a render error, and reports it', async () => {
    await testAllCases(
      { name: '', code: () => 'render', start: async (to, file) => to.replaceFile(remote, await files[file](), throwOnRender) },
      ["page's chunk"],
    );
    await browser.url('about:blank');
    const isReported = async () =>
      (await controlRows()).telemetry?.some((row) => row.code === 'render' && row.remote === remote && row.route === paths.howItWorks());
    await browser.waitUntil(isReported, { timeoutMsg: 'The page reported no render error' });
  });

  it('is shown as unavailable when it needs another contract version', async () => {
    site.rewritePage((page) => page.replace(/("mfe-marketing":\[[^]*?"contract":")\^[\d.]+/, '$1^9.0.0'));
    await openAt(paths.howItWorks());
    await expect(remoteFailure().element()).toHaveAttribute('data-fault', 'contract');
    await expectShellHeader();
  });

  it('shows the error again when Try again fails, and still recovers afterwards', async () => {
    site.break(await getEntryPath(remote), '503');
    await openAt(paths.howItWorks());
    await remoteFailure().element().waitForExist();
    const requestCount = site.requestedPaths.length;
    await remoteFailure().tryAgain();
    await browser.waitUntil(() => site.requestedPaths.length > requestCount);
    await expectFailureThenRecover('entry');
  });

  it('does not affect input in other remotes, and shows an accessible error', async () => {
    site.break(await getEntryPath(remote), 'network error');
    await openAt(paths.requestScan());
    await requestFlow().zip().waitForExist();
    await requestFlow().fillZip('10018');
    await clickWhenReady(within(browser).link(title));
    await remoteFailure().element().waitForExist();
    expect(await axeViolations()).toEqual([]);
    await expectFailureThenRecover('entry');
    await browser.back();
    await expect(requestFlow().zip()).toHaveValue('10018');
    expect(await isSamePage()).toBe(true);
  });

  it('keeps users signed in while the shell chunk for them fails, and shows their home after recovery [SH-003]', async () => {
    await signInAs(accounts.patient);
    site.break(await getSignedInChunkPath(), '503');
    await openAt(paths.home());
    await within(browser).heading('We cannot reach ScanHarbor').waitForDisplayed();
    site.restore();
    await clickWhenReady(within(browser).button('Try again'));
    await within(browser).heading('We cannot reach ScanHarbor').waitForExist({ reverse: true });
    await expect(heading()).toBeDisplayed();
    await atPath(paths.home());
  });
});
