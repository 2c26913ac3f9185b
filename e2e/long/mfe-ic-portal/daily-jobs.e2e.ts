import { paths } from '@scanharbor/shared-contracts';
import { accounts, apiAs, signInAs } from '../../support/accounts';
import { atPath, within } from '../../support/find';
import { journey } from '../../support/journey';
import { createKeyCounter, readKeyCounts } from '../../support/journey-counts';
import { focusOn, focusWithin } from '../../support/keyboard';

const keyCounts = readKeyCounts();
const requestId = 1001;
type Job = ReturnType<typeof createKeyCounter>;

/** Does a job, and expects it to take no more keys than docs/journeys.md states. */
async function expectKeys(name: string, steps: (job: Job) => Promise<unknown>) {
  const job = createKeyCounter();
  await steps(job);
  const stated = keyCounts.get(name);
  const keys = job.count();
  expect({ name, keys, stated, isWithin: stated !== undefined && keys <= stated }).toEqual({ name, keys, stated, isWithin: true });
}

async function openList() {
  await browser.url(paths.activeRequests());
  await $('main tbody a').waitForExist();
}

async function openRequest() {
  await browser.url(paths.test(requestId));
  await within(browser).field('Note for your practice').waitForExist();
}

const firstOfList = async () => Number((await $('main tbody a').getText()).replace('#', ''));

const getState = async (id: number) =>
  (await apiAs<{ state: string }>(accounts.staff, `ic-portal/ic-get-single-scan?requestId=${id}`)).state;

const undo = () => $("//main//button[starts-with(normalize-space(.), 'Undo')]");
const atParam = (name: string) => browser.waitUntil(async () => new URL(await browser.getUrl()).searchParams.has(name));

async function pressUndo(job: Job) {
  await job.press('Control', 'z');
  await undo().waitForExist({ reverse: true });
}

async function chooseTab(job: Job, name: RegExp, param: string) {
  await job.skip();
  await job.tabTo(name);
  await job.press('Enter');
  await atParam(param);
}

journey('Daily jobs of staff by keyboard alone', (it) => {
  it('need no more keys on the list than docs/journeys.md states', async () => {
    await signInAs(accounts.staff);
    await openList();
    await expectKeys('See the requests open over 24 hours, from the list', (job) => chooseTab(job, /^Over 24 h/, 'checkOver24'));
    await openList();
    await expectKeys('See the requests that are assigned to me', (job) => chooseTab(job, /^Mine/, 'mine'));
    await openList();
    await expectKeys('Search the list', async (job) => {
      await job.press('/');
      await focusWithin('input[type=search]');
    });
    await openList();
    await expectKeys('Start to reject the first request of the list', async (job) => {
      await job.press('r');
      await focusWithin('[role=dialog]');
    });
    await openList();
    await expectKeys('Assign the first request of the list to me', async (job) => {
      await job.press('x');
      await within(browser).button('Assign selected').waitForExist();
      await job.press('a');
      await focusOn(/^Assign selected$/);
      await job.press('Enter');
      await focusOn(/^Assign to me$/);
      await job.press('Enter');
      await undo().waitForExist();
    });
    await expectKeys('Take back a booking, or a change of a selection', pressUndo);
    await openList();
    const id = await firstOfList();
    await expectKeys('Book the first fit from the list', async (job) => {
      await job.press('b');
      await focusOn(/^Book \w{3} \d+:\d\d [AP]M/);
      await job.press('Enter');
      await undo().waitForExist();
    });
    expect(await getState(id)).toBe('scheduled');
    await expectKeys('Take back a booking, or a change of a selection', pressUndo);
    await browser.waitUntil(async () => (await getState(id)) === 'open');
  });

  it('need no more keys to find a request, to write a note and to book there', async () => {
    await signInAs(accounts.staff);
    await openList();
    await expectKeys('Find a request of a patient, whatever its state', async (job) => {
      await job.press('Control', 'k');
      await focusWithin('[role=dialog]');
      await job.type(String(requestId));
      await $('[role=dialog] [role=option]').waitForExist();
      await job.press('Enter');
      await atPath(paths.test(requestId));
    });
    await openRequest();
    await expectKeys('Add a note on the page of a request', async (job) => {
      await job.press('n');
      await focusOn(/^Note for your practice/);
      await job.type('Called the patient.');
      await job.tabTo(/^Add note$/);
      await job.press('Enter');
      await $("//main//blockquote[contains(., 'Called the patient.')]").waitForExist();
    });
    await openRequest();
    await expectKeys('Book from the page of the request', async (job) => {
      await job.press('b');
      await focusOn(/^Book \w{3} \d+:\d\d [AP]M/);
      await job.press('Enter');
      await undo().waitForExist();
    });
    expect(await getState(requestId)).toBe('scheduled');
  });
});
