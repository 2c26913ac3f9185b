import { paths } from '@scanharbor/shared-contracts';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { desktop, phone } from '../../support/check-screen';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { expectStillScreens, watchLayoutStability } from '../../support/layout-stability';

const screens = [
  paths.dashboard(),
  paths.schedule(),
  paths.activeRequests(),
  paths.scheduled(),
  paths.history(),
  paths.calendar(),
  paths.practiceUsers(),
  paths.locations(),
  paths.location('1'),
  paths.test('1001'),
  paths.billing(),
];

/** Returns the names of the controls that the messages cover. */
const readCovered = () =>
  browser.execute(() => {
    const message = [...document.querySelectorAll('[role=status], [role=alert]')].find(({ parentElement }) => {
      return parentElement !== null && getComputedStyle(parentElement).position === 'fixed';
    });
    if (!message) throw new Error('No message overlays the page');
    const area = message.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
      .filter((control) => {
        const { top, bottom, left, right, width } = control.getBoundingClientRect();
        return width > 1 && top < area.bottom && bottom > area.top && left < area.right && right > area.left;
      })
      .map((control) => control.innerText || control.getAttribute('aria-label'));
  });

/** Returns the headings of the tables that are wider than their box. */
const listWideTables = () =>
  browser.execute(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.getBoundingClientRect().right > (table.parentElement?.getBoundingClientRect().right ?? 0) + 1)
      .map((table) => table.textContent.slice(0, 80)),
  );

/** Returns the letter size of each field for text and choices, in px. */
const readFieldSizes = () =>
  browser.execute(() =>
    [...document.querySelectorAll('main input:not([type=checkbox], [type=radio]), main select, main textarea')].map((field) =>
      parseFloat(getComputedStyle(field).fontSize),
    ),
  );

/** Returns the texts in letters of less than 13 px; those on keys may have 12. */
const listSmallTexts = () =>
  browser.execute(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < (element.matches('kbd') ? 12 : 13))
      .filter((element) => element.checkVisibility())
      .map((element) => `${element.tagName} ${element.textContent}`),
  );

journey('The screens of a center', (it) => {
  it('keep their place while they load: rows, counts and buttons do not push others down', async () => {
    await signInAs(accounts.admin);
    await watchLayoutStability();
    for (const viewport of [desktop, phone]) {
      await browser.setViewport(viewport);
      await expectStillScreens(screens);
    }
  });

  it('have room for a long name', async () => {
    const names = { first_name: 'Maria'.repeat(5), last_name: 'Anderson'.repeat(4) };
    await apiAs(accounts.patient, 'patients/user', { method: 'PATCH', body: JSON.stringify(names) });
    await signInAs(accounts.staff);
    for (const path of [paths.dashboard(), paths.activeRequests(), paths.scheduled()]) {
      await browser.url(path);
      await within(browser).text(names.first_name).waitForExist();
      expect(await listWideTables()).toEqual([]);
    }
  });

  it('show what an action did where it covers no button or link', async () => {
    await signInAs(accounts.staff);
    for (const viewport of [desktop, phone]) {
      await browser.setViewport(viewport);
      await browser.url(paths.activeRequests());
      await clickWhenReady($("main tr button[aria-label^='Assign request']"));
      await clickWhenReady($('[role=menuitem]'));
      await within(browser).text('is assigned to').waitForDisplayed();
      expect(await readCovered()).toEqual([]);
    }
  });

  it('write fields on a phone in letters into which Safari does not zoom', async () => {
    await browser.setViewport(phone);
    await signInAs(accounts.staff);
    await browser.url(paths.activeRequests());
    await $('main tr').waitForExist();
    expect(Math.min(...(await readFieldSizes()))).toBe(14);
    await browser.sendCommandAndGetResult('Emulation.setTouchEmulationEnabled', { enabled: true });
    await browser.waitUntil(async () => Math.min(...(await readFieldSizes())) === 16);
    await browser.sendCommandAndGetResult('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  it('write nothing in letters of less than 13 px', async () => {
    await signInAs(accounts.admin);
    for (const path of screens) {
      await browser.url(path);
      await $('main h1').waitForExist();
      await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
      expect(await listSmallTexts()).toEqual([]);
    }
  });
});
