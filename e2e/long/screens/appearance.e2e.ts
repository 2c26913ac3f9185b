import { paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { emulateDevice, listHiddenTexts, readScheme } from '../../support/color-scheme';
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

journey('Forced colors', (it) => {
  it('hide no text of buttons, chosen options and days', async () => {
    const expectAllShown = async (targets: Record<string, string>) => {
      for (const [path, shown] of Object.entries(targets)) {
        await emulateDevice({ forcedColors: true });
        await browser.url(path);
        await $(shown).waitForExist();
        expect([path, await listHiddenTexts()]).toEqual([path, []]);
      }
    };
    await expectAllShown({
      [paths.landing()]: 'main button[type=submit]',
      [paths.centers({ type: 'MRI' })]: 'main input:checked',
    });
    // Not before: the landing page sends staff to their dashboard.
    await signInAs(accounts.admin);
    await expectAllShown({
      [paths.calendar()]: 'main [aria-current=date], main td',
      [paths.test(1001, 'availability')]: 'main [role=tabpanel]',
    });
  });

  it('mark the option that the Enter key takes, and what is chosen', async () => {
    await signInAs(accounts.admin);
    await emulateDevice({ forcedColors: true });
    const readOutline = async (selector: string) => {
      await $(selector).waitForExist();
      return (await $(selector).getCSSProperty('outline-style')).value;
    };
    await browser.url(paths.requestScan());
    await clickWhenReady(within(browser).field('Scan type'));
    await browser.keys('brain');
    await $('[role=option]').waitForExist();
    await browser.keys('ArrowDown');
    expect(await readOutline('[role=option][data-focused]')).toBe('solid');
    await browser.url(paths.schedule());
    expect(await readOutline("main [aria-pressed='true']")).toBe('solid');
    await browser.keys(['Control', 'k']);
    await browser.keys('cal');
    expect(await readOutline("[role=option][aria-selected='true']")).toBe('solid');
  });
});
