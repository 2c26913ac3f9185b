import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { emulateDevice, readScheme } from '../../support/color-scheme';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';

/** Opens each screen and checks it on a device that asks for the dark scheme, without and with more contrast. */
async function checkDarkScreens(targets: Record<string, string>) {
  for (const [name, path] of Object.entries(targets)) {
    await emulateDevice({ scheme: 'dark' });
    await browser.url(path);
    await $('main h1').waitForExist();
    await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
    expect([name, (await readScheme()).scheme]).toEqual([name, 'dark']);
    await checkScreen(`dark-${name}`);
    await emulateDevice({ scheme: 'dark', contrast: 'more' });
    await checkScreen(`dark-strong-${name}`);
  }
}

const choose = async (name: string) => {
  await clickWhenReady(within(browser).button('Appearance'));
  await clickWhenReady($(`//*[@role='dialog']//label[normalize-space(.)='${name}']`));
  await clickWhenReady(within(browser).button('Done'));
};

const waitForScheme = (scheme: string) =>
  browser.waitUntil(async () => (await readScheme()).scheme === scheme, { timeoutMsg: `The page is not ${scheme}` });

/** Runs before the page's own scripts: stores the scheme that the document has when its body begins. */
function recordFirstScheme() {
  new MutationObserver((_changes, self) => {
    if (!document.body) return;
    self.disconnect();
    document.documentElement.dataset.firstScheme = document.documentElement.dataset.scheme ?? 'none';
  }).observe(document, { childList: true, subtree: true });
}

journey('The dark scheme and more contrast', (it) => {
  it('are accessible for guests', async () => {
    await checkDarkScreens({
      landing: paths.landing(),
      'scans-mri': paths.scanInfo('mri'),
      centers: paths.centers({ type: 'MRI' }),
      'request-scan': paths.requestScan(),
      login: paths.patientLogin(),
      invitation: paths.invitation('demo-invitation'),
    });
  });

  it('are accessible for patients', async () => {
    await signInAs(accounts.patient);
    await checkDarkScreens({ home: paths.home(), settings: paths.settings('account') });
  });

  it('are accessible for staff', async () => {
    await signInAs(accounts.admin);
    await checkDarkScreens({
      queue: paths.activeRequests(),
      request: paths.test(1001, 'availability'),
      schedule: paths.schedule(),
      calendar: paths.calendar(),
      'audit-trail': paths.auditTrail(),
    });
  });
});

journey('The choice of a color scheme', (it) => {
  it('applies at once, in other tabs and from the first paint of the next page, and never on paper', async () => {
    await emulateDevice();
    await browser.url(paths.landing());
    await $('[data-from] main h1').waitForExist();
    const light = await readScheme();
    expect(light.scheme).toBe('light');
    const first = await browser.getWindowHandle();
    await browser.newWindow(paths.scans());
    await $('[data-from] main h1').waitForExist();
    await choose('Dark');
    await waitForScheme('dark');
    expect((await readScheme()).background).not.toBe(light.background);

    await browser.switchToWindow(first);
    await waitForScheme('dark');
    await browser.addInitScript(recordFirstScheme);
    for (const path of [paths.landing(), paths.centerLogin()]) {
      await browser.url(path);
      await $('[data-from] main h1').waitForExist();
      expect(await $('html').getAttribute('data-first-scheme')).toBe('dark');
      expect((await readScheme()).scheme).toBe('dark');
    }
    await emulateDevice({ scheme: 'dark', media: 'print' });
    expect((await readScheme()).scheme).toBe('light');

    await emulateDevice();
    await choose('System');
    await waitForScheme('light');
  });
});
