import { paths } from '@scanharbor/shared-contracts';
import { focused, isSamePage, markPage, remoteFailure } from '../../pages/remote-failure.page';
import { type FaultySite, type FileFault, openFaultySite } from '../../support/faulty-site';
import { press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { axeViolations } from '../../support/look';
import { entryOf, pageChunkOf } from '../../support/registry';

const remote = 'mfe-marketing';
const fileFaults: FileFault[] = ['network error', '404', '503', 'HTML in place of the script', 'a script that throws', 'a script cut short'];

const heading = () => $('main h1');

/** The header of the shell is there and leads elsewhere. */
const shellStands = () => expect($('header nav')).toBeExisting();

journey('A remote that fails', (it) => {
  let site: FaultySite;
  beforeEach(async () => {
    site = await openFaultySite();
    // What goes wrong on purpose is said on the console, too.
    expectOnConsole(/./);
  });

  async function failsThenRecovers(title: string) {
    await remoteFailure().place().waitForExist();
    await shellStands();
    await markPage();
    site.mend();
    await browser.execute(() => Object.assign(window, { drawingMended: true }));
    await remoteFailure().tryAgain();
    await expect(heading()).toHaveText(title);
    await expect(remoteFailure().place()).not.toBeExisting();
    expect(await isSamePage()).toBe(true);
    await browser.waitUntil(async () => (await focused()) === 'h1', { timeoutMsg: 'The focus is not on the heading' });
  }

  for (const fault of fileFaults) {
    it(`at the entry, first load, with ${String(fault)}: the shell stands, and Try again shows the page without a reload`, async () => {
      site.break(await entryOf(remote), fault);
      await browser.url(site.address + paths.howItWorks());
      await failsThenRecovers('How it works');
    });

    it(`at the entry, after another remote was shown, with ${String(fault)}: Try again shows the page without a reload`, async () => {
      site.break(await entryOf(remote), fault);
      await browser.url(site.address + paths.requestScan());
      await heading().waitForExist();
      await press(within(browser).link('How it works'));
      await failsThenRecovers('How it works');
    });

    it(`at a page's chunk, first load, with ${String(fault)}: Try again shows the page without a reload`, async () => {
      site.break(await pageChunkOf(remote, paths.howItWorks()), fault);
      await browser.url(site.address + paths.howItWorks());
      await failsThenRecovers('How it works');
    });

    it(`at a page's chunk, after another page of the remote, with ${String(fault)}: Try again shows it without a reload`, async () => {
      site.break(await pageChunkOf(remote, paths.howItWorks()), fault);
      await browser.url(site.address + paths.scans());
      await heading().waitForExist();
      await press(within(browser).link('How it works'));
      await failsThenRecovers('How it works');
    });
  }

  const drawing: FileFault = 'a page that throws while it is drawn';

  it('while it is drawn, first load: the shell stands, and Try again draws it', async () => {
    site.break(await pageChunkOf(remote, paths.howItWorks()), drawing);
    await browser.url(site.address + paths.howItWorks());
    await failsThenRecovers('How it works');
  });

  it('while it is drawn, after a success: the shell stands, and Try again draws it', async () => {
    site.break(await pageChunkOf(remote, paths.howItWorks()), drawing);
    await browser.url(site.address + paths.scans());
    await heading().waitForExist();
    await press(within(browser).link('How it works'));
    await failsThenRecovers('How it works');
  });

  it('again at Try again says so again, and still recovers after that', async () => {
    site.break(await entryOf(remote), '503');
    await browser.url(site.address + paths.howItWorks());
    await remoteFailure().place().waitForExist();
    const before = site.asked.length;
    await remoteFailure().tryAgain();
    await browser.waitUntil(() => site.asked.length > before);
    await failsThenRecovers('How it works');
  });

  it('leaves the other remotes working, and is accessible', async () => {
    site.break(await entryOf(remote), 'network error');
    await browser.url(site.address + paths.howItWorks());
    await remoteFailure().place().waitForExist();
    expect(await axeViolations()).toEqual([]);
    await browser.url(site.address + paths.requestScan());
    await expect(heading()).toBeDisplayed();
    await expect(remoteFailure().place()).not.toBeExisting();
  });
});
