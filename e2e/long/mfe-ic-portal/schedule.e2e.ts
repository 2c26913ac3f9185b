import { paths } from '@scanharbor/shared-contracts';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { checkScreen, phone } from '../../support/check-screen';
import { control } from '../../support/control';
import { clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { readPrintedPage } from '../../support/print';
import { openSecondBrowser } from '../../support/second-browser';

/** An open request of the demo patient, for a scan of 30 minutes. */
const requestId = 1001;
const patient = 'Jordan Ellis';
const location = 1;

const schedule = (on: WebdriverIO.Browser = browser) => ({
  find: within(on),
  exam: () => on.$(`[data-exam="${requestId}"]`),
  status: () => on.$('main [aria-label^="New time for "] [role=status]'),
  action: () =>
    on.$("//main//*[@role='group']//button[starts-with(normalize-space(.), 'Move to ') or starts-with(normalize-space(.), 'Book ')]"),
  notice: () => within(on).text('Booked for'),
});

/** Focuses an element and presses keys, as a user without a mouse. */
async function pressOn(element: ChainablePromiseElement, keys: string[], on: WebdriverIO.Browser = browser) {
  await element.waitForExist();
  await on.execute((target: HTMLElement) => target.focus(), (await element.getElement()) as unknown as HTMLElement);
  await on.keys(keys);
}

interface Waiting {
  data: { requestId: number; windows: { id: number; open: string }[] }[];
}

/** Books the request at the first time that its patient offers, and returns that time. */
async function bookFirst(): Promise<string> {
  const { data } = await apiAs<Waiting>(accounts.admin, `ic-portal/agenda/waiting?location_id=${location}&limit=50`);
  const window = data.find((row) => row.requestId === requestId)?.windows[0];
  const body = JSON.stringify({
    test_request_id: requestId,
    window_id: window?.id,
    location_id: location,
  });
  const { start } = await apiAs<{ start: string }>(accounts.admin, 'bookings/book', { method: 'POST', body });
  return start;
}

const formatTime = (start: string) => `${Number(start.slice(11, 13)) % 12 || 12}:${start.slice(14, 16)}`;

/** Waits until the exam is at a time. A narrow column may have no room to show it. */
const waitForTime = (page: ReturnType<typeof schedule>, start: string, on: WebdriverIO.Browser = browser) =>
  on.waitUntil(async () => String(await page.exam().getProperty('textContent')).includes(formatTime(start)));

/** Returns the time of the appointment that the patient sees. */
async function fetchPatientTime(): Promise<string | undefined> {
  const { results } = await apiAs<{
    results: { id: number; scheduled: { window_open: string } | null }[];
  }>(accounts.patient, 'bookings/patient_booked');
  return results.find(({ id }) => id === requestId)?.scheduled?.window_open;
}

journey('The schedule of a location', (it) => {
  it('places a request and moves the exam by keyboard alone, and the patient sees the new time', async () => {
    await signInAs(accounts.staff);
    await browser.url(paths.schedule());
    const page = schedule();
    await page.find.heading('To place').waitForExist();
    await clickWhenReady($("//main//aside//button[starts-with(normalize-space(.), 'Show ')]"));
    await pressOn($(`//main//aside//a[normalize-space(.)='${patient}'][@href='${paths.test(requestId)}']`), ['p']);
    await expect(page.status()).toHaveText(expect.stringContaining('Free.'));
    await checkScreen('schedule-placing');
    await browser.keys(['Enter']);
    await expect(page.notice()).toBeDisplayed();
    await expect($("//button[starts-with(normalize-space(.), 'Undo')]")).toBeDisplayed();
    await expect(page.exam()).toBeFocused();
    await checkScreen('schedule-placed');
    const booked = await browser.waitUntil(async () => {
      await control('clock', { advance: 13_000 });
      return fetchPatientTime();
    });

    // The check of a phone's width has shown the list of exams instead.
    await pressOn(page.exam(), ['m']);
    await browser.waitUntil(async () => (await $$('[aria-label^="Choose "]').length) > 0);
    await browser.keys(['PageDown']);
    await expect(page.status()).toHaveText(expect.stringContaining('Free.'));
    await browser.keys(['Enter']);
    await browser.waitUntil(async () => (await fetchPatientTime()) !== booked);
    const moved = (await fetchPatientTime()) ?? '';
    expect(moved > booked).toBe(true);
    await waitForTime(page, moved);
    await expect(page.exam()).toBeFocused();
  });

  it('moves an exam by a drag, and refuses a time that the patient does not offer with the words of the API', async () => {
    const start = await bookFirst();
    await signInAs(accounts.staff);
    await browser.url(`${paths.schedule()}?date=${start.slice(0, 10)}`);
    const page = schedule();
    const drag = async (y: number) => {
      await page.exam().scrollIntoView({ block: 'center' });
      await browser
        .action('pointer')
        .move({ origin: await page.exam().getElement() })
        .down()
        .move({ origin: 'pointer', x: 0, y: 10 })
        .move({ origin: 'pointer', x: 0, y: y - 10 })
        .up()
        .perform();
    };
    await page.exam().waitForExist();
    // An hour is 68 px high.
    await drag(68);
    await browser.waitUntil(async () => (await fetchPatientTime()) !== start);
    const moved = (await fetchPatientTime()) ?? '';
    expect(Number(moved.slice(11, 13))).toBe(Number(start.slice(11, 13)) + 1);
    await waitForTime(page, moved);
    expectOnConsole(/bookings\/move/);
    await drag(-3 * 68);
    await expect(page.find.text('The patient did not offer this time.')).toBeDisplayed();
    expect(await fetchPatientTime()).toBe(moved);
  });

  it('tells staff with a stale screen who moved the exam, and to when', async () => {
    const start = await bookFirst();
    const other = await openSecondBrowser();
    try {
      await signInAs(accounts.staff);
      await signInAs(accounts.admin, other);
      const url = `${paths.schedule()}?date=${start.slice(0, 10)}`;
      const [own, rival] = [schedule(), schedule(other)];
      for (const [on, page] of [
        [browser, own],
        [other, rival],
      ] as const) {
        await on.url(url);
        await pressOn(page.exam(), ['m'], on);
        await on.waitUntil(async () => (await on.$$('[aria-label^="Choose "]').length) > 0);
        await on.keys(['PageDown']);
      }
      await other.keys(['PageDown', 'Enter']);
      await expect(rival.notice()).toBeDisplayed();
      const moved = (await fetchPatientTime()) ?? '';
      expectOnConsole(/bookings\/move/);
      await browser.keys(['Enter']);
      await expect(own.find.text('Moved by')).toHaveText(expect.stringContaining(formatTime(moved)));
      await waitForTime(own, moved);
      expect(await fetchPatientTime()).toBe(moved);
    } finally {
      await other.deleteSession();
    }
  });

  it('shows a week of one machine, and prints its exams only', async () => {
    const start = await bookFirst();
    await signInAs(accounts.staff);
    await browser.url(`${paths.schedule()}?view=week&date=${start.slice(0, 10)}`);
    await waitForTime(schedule(), start);
    await checkScreen('schedule-week');
    const { text } = await readPrintedPage();
    expect(text).toMatch(/Harborview Midtown[^]*Jordan Ellis[^]*#1001/);
    expect(text).not.toContain('To place');
    await browser.url(`${paths.schedule()}?date=${start.slice(0, 10)}`);
    await waitForTime(schedule(), start);
    await browser.setViewport(phone);
    expect((await readPrintedPage()).text).toMatch(/Harborview Midtown[^]*Jordan Ellis[^]*#1001/);
  });
});
