import { setTimeout as wait } from 'node:timers/promises';
import { requestIds } from '../seed/demo-data';
import { openChangeStream } from '../../testing/change-stream';
import { call, control, getToken, reset } from '../../testing/client';

jest.setTimeout(120_000);

const { apiAddress = '' } = globalThis as { apiAddress?: string };

const follow = (token: string) => openChangeStream(apiAddress, token);

async function waitFor(isMet: () => boolean) {
  for (let attempt = 0; attempt < 200 && !isMet(); attempt += 1) await wait(25);
  expect(isMet()).toBe(true);
}

const addNote = (token: string) =>
  call('POST ic-portal/ic-insert_note', { token, body: { requestId: requestIds.requested, eventTypeId: 53, note: 'Called' } });

beforeEach(reset);

it('tells the practice of a change, with the version that its lists then have, and no other practice', async () => {
  const [staff, admin, rival] = await Promise.all(['staff', 'admin', 'rival'].map(getToken));
  const [own, other] = await Promise.all([follow(admin ?? ''), follow(rival ?? '')]);
  await waitFor(() => own.versions.length === 1 && other.versions.length === 1);
  await addNote(staff ?? '');
  await waitFor(() => own.versions.length === 2);
  const { headers } = await call('GET ic-portal/ic-requested?limit=5', { token: staff ?? '' });
  expect(headers.get('etag')).toContain(own.versions[1] ?? 'none');
  expect(other.versions).toHaveLength(1);
  own.stop();
  other.stop();
});

it('ends with its session, and not with another one of the user', async () => {
  const [first, second] = [await getToken('staff'), await getToken('staff')];
  const [one, other] = await Promise.all([follow(first), follow(second)]);
  await call('POST account/logout', { token: first });
  expect(await one.ended).toBe('ended');
  await addNote(second);
  await waitFor(() => other.versions.length === 2);
  await control('situation', { name: 'sessionsOver' });
  expect(await other.ended).toBe('ended');
});

it('is for staff, and a session has few of them', async () => {
  for (const [account, status] of [
    ['patient', 403],
    ['pending', 403],
  ] as const) {
    const refused = await follow(await getToken(account));
    expect(refused.status).toBe(status);
  }
  expect((await follow('anonymous')).status).toBe(401);
  const token = await getToken('staff');
  const open = await Promise.all(Array.from({ length: 6 }, () => follow(token)));
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  expect((await follow(token)).status).toBe(429);
  open[0]?.stop();
  await open[0]?.ended;
  let again = await follow(token);
  for (let attempt = 0; again.status === 429 && attempt < 50; attempt += 1) again = await follow(token);
  expect(again.status).toBe(200);
  for (const stream of [...open, again]) stream.stop();
});
