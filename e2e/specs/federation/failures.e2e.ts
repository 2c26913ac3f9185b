import { paths } from '@scanharbor/shared-contracts';
import { focused, isSamePage, markPage, remoteFailure } from '../../pages/remote-failure.page';
import { requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { type FaultySite, type FileFault, openFaultySite } from '../../support/faulty-site';
import { atPath, press, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { axeViolations } from '../../support/look';
import { entryOf, pageChunkOf, signedInChunk } from '../../support/registry';
import { throwAtOnce, throwWhileDrawn } from '../../support/thrower';

const remote = 'mfe-marketing';
const title = 'How it works';

const files = { entry: () => entryOf(remote), "page's chunk": () => pageChunkOf(remote, paths.howItWorks()) };
type Place = keyof typeof files;

/** Faults of a file on its way, and whether what arrives is refused for not being what was released. */
const onTheWay: [fault: FileFault & string, refused: boolean][] = [
  ['network error', false],
  ['404', false],
  ['503', false],
  ['HTML in place of the script', true],
  ['a script cut short', true],
  ['one byte changed', true],
];

interface Failure {
  what: string;
  code: (place: Place) => string;
  begin: (site: FaultySite, place: Place) => Promise<void>;
}

const failures: Failure[] = [
  ...onTheWay.map(([fault, refused]) => ({
    what: fault,
    code: (place: Place) => (refused ? 'integrity' : place === 'entry' ? 'entry' : 'code'),
    begin: async (site: FaultySite, place: Place) => site.break(await files[place](), fault),
  })),
  {
    what: 'a script that throws',
    code: (place) => (place === 'entry' ? 'entry' : 'code'),
    begin: async (site, place) => site.build(remote, await files[place](), throwAtOnce),
  },
];

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

  async function failsThenRecovers(code: string) {
    await expect(remoteFailure().place()).toHaveAttribute('data-fault', code);
    await shellStands();
    await markPage();
    site.mend();
    await browser.execute(() => Object.assign(window, { mended: true }));
    await remoteFailure().tryAgain();
    await expect(heading()).toHaveText(title);
    await expect(remoteFailure().place()).not.toBeExisting();
    expect(await isSamePage()).toBe(true);
    await browser.waitUntil(async () => (await focused()) === 'h1', { timeoutMsg: 'The focus is not on the heading' });
  }

  const openAt = (path: string) => browser.url(site.address + path);
  const moments = {
    'first load': () => openAt(paths.howItWorks()),
    // The entry of another remote, or another page of the same one, was shown before.
    'after a success': async (place: Place) => {
      await openAt(place === 'entry' ? paths.requestScan() : paths.scans());
      await heading().waitForExist();
      await press(within(browser).link(title));
    },
  };

  /** Each proxy is an origin of its own to the browser: nothing of one case is in its caches for the next. */
  async function everyWay({ code, begin }: Failure, places: Place[]) {
    for (const place of places) {
      for (const [moment, open] of Object.entries(moments)) {
        site = await openFaultySite();
        await begin(site, place);
        try {
          await open(place);
          await failsThenRecovers(code(place));
        } catch (cause) {
          throw new Error(`at the ${place}, ${moment}: ${String(cause)}`, { cause });
        }
      }
    }
  }

  for (const failure of failures) {
    it(`with ${failure.what}, at the entry or a chunk, at first or later: the shell stands, and Try again shows the page without a reload`, () =>
      everyWay(failure, ['entry', "page's chunk"]));
  }

  it('while it is drawn, at first or later: the shell stands, and Try again draws it', () =>
    everyWay({ what: '', code: () => 'render', begin: async (to, place) => to.build(remote, await files[place](), throwWhileDrawn) }, [
      "page's chunk",
    ]));

  it('for another contract than that of the shell shows as unavailable, not as a crash', async () => {
    site.tell((page) => page.replace(/("mfe-marketing":\[[^]*?"contract":")\^[\d.]+/, '$1^9.0.0'));
    await openAt(paths.howItWorks());
    await expect(remoteFailure().place()).toHaveAttribute('data-fault', 'contract');
    await shellStands();
  });

  it('again at Try again says so again, and still recovers after that', async () => {
    site.break(await entryOf(remote), '503');
    await openAt(paths.howItWorks());
    await remoteFailure().place().waitForExist();
    const before = site.asked.length;
    await remoteFailure().tryAgain();
    await browser.waitUntil(() => site.asked.length > before);
    await failsThenRecovers('entry');
  });

  it('takes nothing from the other remotes: what was typed there is there after its recovery; the failure is accessible', async () => {
    site.break(await entryOf(remote), 'network error');
    await openAt(paths.requestScan());
    await requestFlow().zip().waitForExist();
    await requestFlow().fillZip('10018');
    await press(within(browser).link(title));
    await remoteFailure().place().waitForExist();
    expect(await axeViolations()).toEqual([]);
    await failsThenRecovers('entry');
    await browser.back();
    await expect(requestFlow().zip()).toHaveValue('10018');
    expect(await isSamePage()).toBe(true);
  });

  it('of what only signed-in people need of the shell leads to the public site, and knows them again when it is mended', async () => {
    await signInAs(accounts.patient);
    site.break(await signedInChunk(), '503');
    await openAt(paths.home());
    await atPath(paths.landing());
    await heading().waitForExist();
    site.mend();
    await openAt(paths.home());
    await atPath(paths.home());
  });
});
