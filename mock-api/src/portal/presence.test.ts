import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts, requestIds } from '../seed/demo-data';
import { openChangeStream } from '../../testing/change-stream';
import { call, getToken, reset } from '../../testing/client';

jest.setTimeout(120_000);

const { apiAddress = '' } = globalThis as { apiAddress?: string };
const requestId = requestIds.requested;

type Stream = Awaited<ReturnType<typeof openChangeStream>>;
const opened: Stream[] = [];

/** Opens the stream of a tab; at no request without an activity. */
async function openTab(token: string, activity?: string, tab: string = randomUUID()) {
  const shown = activity === undefined ? '' : `&request=${requestId}&activity=${activity}`;
  const stream = await openChangeStream(apiAddress, token, `?tab=${tab}${shown}`);
  opened.push(stream);
  return stream;
}

async function waitFor(isMet: () => boolean) {
  for (let attempt = 0; attempt < 200 && !isMet(); attempt += 1) await wait(25);
  expect(isMet()).toBe(true);
}

const hasEntries = (stream: Stream, ...entries: object[]) => waitFor(() => JSON.stringify(stream.colleagues()) === JSON.stringify(entries));

beforeEach(reset);
afterEach(() => {
  for (const { stop } of opened.splice(0)) stop();
});

it('names who of the practice is at a request, to the others of the practice only', async () => {
  const [staff, admin, rival] = await Promise.all(['staff', 'admin', 'rival'].map(getToken));
  const [watcher, foreign] = await Promise.all([openTab(admin ?? ''), openTab(rival ?? '', 'looking')]);
  const own = await openTab(staff ?? '', 'looking');
  await hasEntries(watcher, { requestId, name: 'Robin Hale', activity: 'looking' });
  await openTab(staff ?? '', 'booking');
  await hasEntries(watcher, { requestId, name: 'Robin Hale', activity: 'booking' });
  expect(own.colleagues()).toEqual([]);
  expect(foreign.text()).not.toContain('Robin');
  // A client of an earlier release reads each line of data as a version.
  const earlier = await openChangeStream(apiAddress, admin ?? '');
  opened.push(earlier);
  await waitFor(() => earlier.versions.length === 1);
  expect(earlier.text()).not.toContain('presence');
});

it('follows a tab to another activity, and ends within seconds after the tab is closed', async () => {
  const [staff, admin] = await Promise.all(['staff', 'admin'].map(getToken));
  const watcher = await openTab(admin ?? '', 'looking');
  const tab = randomUUID();
  const first = await openTab(staff ?? '', 'booking', tab);
  await hasEntries(watcher, { requestId, name: 'Robin Hale', activity: 'booking' });
  const second = await openTab(staff ?? '', 'looking', tab);
  await hasEntries(watcher, { requestId, name: 'Robin Hale', activity: 'looking' });
  expect(await first.ended).toBe('broken');
  second.stop();
  await hasEntries(watcher);
});

it('ends with the session', async () => {
  const [staff, admin] = await Promise.all(['staff', 'admin'].map(getToken));
  const watcher = await openTab(admin ?? '');
  await openTab(staff ?? '', 'booking');
  await hasEntries(watcher, { requestId, name: 'Robin Hale', activity: 'booking' });
  await call('POST account/logout', { token: staff ?? '' });
  await hasEntries(watcher);
});

it('names the person who acts as another user, also to that user', async () => {
  const [staff, switcher] = await Promise.all(['staff', 'switcher'].map(getToken));
  const body = { email: demoAccounts.staff, reason: 'Ticket 7' };
  const switched = await call<{ auth_token: string }>('POST account/switch', { token: switcher ?? '', body });
  const own = await openTab(staff ?? '', 'looking');
  const acting = await openTab(switched.body.auth_token, 'booking');
  await waitFor(() => own.colleagues().length === 1);
  expect(own.colleagues()).toEqual([{ requestId, name: expect.stringMatching(/^\w+ \w+ as Robin Hale$/) as string, activity: 'booking' }]);
  await hasEntries(acting, { requestId, name: 'Robin Hale', activity: 'looking' });
});

it('rejects an activity that does not exist', async () => {
  expect((await openTab(await getToken('staff'), 'sleeping')).status).toBe(400);
});
