import { type ActivityEntry } from '@scanharbor/shared-contracts/wire/ic-portal/activity';
import { type BulkResult } from '@scanharbor/shared-contracts/wire/ic-portal/bulk';
import { call, control, getToken, reset, userMessage } from '../../../testing/client';
import { fetchListIds, fetchRow } from '../../../testing/portal';
import { locationIds, practiceIds } from '../../seed/demo-data';

let staff: string;
let admin: string;
let robin: number;
let open: number[];

beforeEach(async () => {
  await reset();
  [staff, admin] = [await getToken('staff'), await getToken('admin')];
  const { body } = await call<{ data: { UserID: number; Name: string }[] }>('GET ic-portal/ic-colleagues', { token: staff });
  robin = body.data.find(({ Name }) => Name === 'Robin Hale')?.UserID ?? 0;
  open = await fetchListIds('ic-requested', { token: staff });
});

const bulk = (action: 'assign' | 'reject' | 'restore', body: object, token = staff) =>
  call<{ data: BulkResult[] }>(`POST ic-portal/bulk-${action}`, { token, body });

/** Rejects a request as a colleague for one location, or for all with -1. */
const rejectAlone = (requestId: number, reason: string, locationId = -1) =>
  call('POST bookings/reject', {
    token: admin,
    body: { test_request_id: requestId, practice_id: practiceIds.main, location_id: locationId, reason },
  });

interface StoredOffer {
  request_id: number;
  location_id: number;
  reject_reason: string | null;
}

/** Returns why each location rejected a request, by its id; null for one that has not. */
async function fetchReasons(requestId: number) {
  const { request_locations: offers } = await control<{ request_locations: StoredOffer[] }>('rows');
  const own = offers.filter((offer) => offer.request_id === requestId);
  return Object.fromEntries(own.map(({ location_id: id, reject_reason: reason }) => [id, reason]));
}

const fetchActivity = async (requestId: number) =>
  (await call<{ data: ActivityEntry[] }>(`GET ic-portal/activity/${requestId}`, { token: admin })).body.data.map(
    ({ kind, person }) => [kind, person] as const,
  );

describe('several requests at a time', () => {
  it('are assigned, except one that a colleague has assigned meanwhile, whose name and time come back', async () => {
    const [one = 0, other = 0, third = 0] = open;
    const { body } = await call<{ id: number }>('GET account/authenticate', { token: admin });
    await call('PATCH ic-portal/ic-assign', { token: admin, body: { requestId: other, userId: body.id, was: null } });
    const requests = [one, other, third].map((requestId) => ({ requestId, was: null }));
    const { data } = (await bulk('assign', { userId: robin, requests })).body;
    expect(data).toEqual([
      { requestId: one, failure: null },
      { requestId: other, failure: expect.stringMatching(/ assigned this request to .+ at .+ [AP]M \w+\.$/) },
      { requestId: third, failure: null },
    ]);
    expect((await fetchRow('ic-requested', other, { token: staff }))?.Assignment?.UserID).toBe(body.id);
    expect(await fetchActivity(third)).toContainEqual(['assigned', 'Robin Hale']);
    expect(await fetchActivity(one)).toContainEqual(['assigned', 'Robin Hale']);
  });

  it('are rejected with one reason, except one that a colleague has rejected for another', async () => {
    const [one = 0, other = 0, third = 0] = open;
    await rejectAlone(other, 'Not safe for the patient');
    const requestIds = [one, other, third];
    const expected = [
      { requestId: one, failure: null },
      { requestId: other, failure: expect.stringMatching(/^Rejected by Dana Whitaker at /) as string },
      { requestId: third, failure: null },
    ];
    expect((await bulk('reject', { requestIds, reason: 'No free time' })).body.data).toEqual(expected);
    expect(await fetchListIds('ic-requested', { token: staff })).toEqual(open.filter((id) => !requestIds.includes(id)));
    // The same call again, after a lost response.
    expect((await bulk('reject', { requestIds, reason: 'No free time' })).body.data).toEqual(expected);
    const { audit_events: events } = await control<{ audit_events: { call: string; subject: string; outcome: string }[] }>('rows');
    const recorded = events.filter((event) => event.call === 'POST ic-portal/bulk-reject' && event.outcome === 'done');
    expect(recorded.map(({ subject }) => subject).sort()).toEqual([`request ${one}`, `request ${third}`].sort());
  });

  it('are open again when their rejection is taken back a moment later, which only the same person can do', async () => {
    const requestIds = open.slice(0, 2);
    const [one = 0, other = 0] = requestIds;
    await bulk('reject', { requestIds, reason: 'No free time' });
    const reasons = async (token: string) => (await bulk('restore', { requestIds }, token)).body.data.map(({ failure }) => failure);
    expect(await reasons(admin)).toEqual(requestIds.map(() => expect.stringMatching(/^Rejected by Robin Hale at /) as string));
    expect(await reasons(await getToken('rivalAdmin'))).toEqual(requestIds.map(() => 'This request no longer exists.'));
    expect(await reasons(staff)).toEqual([null, null]);
    expect(await reasons(staff)).toEqual([null, null]);
    expect(await fetchListIds('ic-requested', { token: staff })).toEqual(open);
    expect(await fetchActivity(one)).toContainEqual(['rejection-undone', 'Robin Hale']);
    await bulk('reject', { requestIds: [other], reason: 'Scanner is down' });
    await control('clock', { advance: 31 * 60_000 });
    expect((await bulk('restore', { requestIds: [other] }, await getToken('staff'))).body.data).toEqual([
      { requestId: other, failure: 'This rejection can no longer be taken back.' },
    ]);
  });

  it('stay rejected for the location for which a colleague rejected them, when the own rejection is taken back', async () => {
    const [requestId = 0] = open;
    const before = await fetchReasons(requestId);
    await rejectAlone(requestId, 'Not safe for the patient', locationIds.newYork);
    const afterColleague = await fetchReasons(requestId);
    expect(afterColleague).toEqual({ ...before, [locationIds.newYork]: 'Not safe for the patient' });
    await bulk('reject', { requestIds: [requestId], reason: 'No free time' });
    expect(Object.values(await fetchReasons(requestId))).toContain('No free time');
    const takeBack = async () => {
      expect((await bulk('restore', { requestIds: [requestId] })).body.data).toEqual([{ requestId, failure: null }]);
      expect(await fetchReasons(requestId)).toEqual(afterColleague);
    };
    await takeBack();
    // The same call again, after a lost response.
    await takeBack();
  });

  it('of a practice are not touched by another one, nor open to a patient', async () => {
    const requestIds = [...open.slice(0, 2), 999_999];
    const requests = requestIds.map((requestId) => ({ requestId, was: null }));
    const rival = await getToken('rivalAdmin');
    const reasons = async (userId: number, token: string) =>
      (await bulk('assign', { userId, requests }, token)).body.data.map(({ failure }) => failure);
    const unknownUser = [...open.slice(0, 2).map(() => 'This user does not exist.'), 'This request no longer exists.'];
    expect(await reasons(robin, rival)).toEqual(unknownUser);
    expect(await reasons(999_999, staff)).toEqual(unknownUser);
    // Both practices have a part in the open requests.
    const { data } = (await bulk('reject', { requestIds, reason: 'No free time' }, rival)).body;
    expect(data.at(-1)).toEqual({ requestId: 999_999, failure: 'This request no longer exists.' });
    expect(await fetchListIds('ic-requested', { token: staff })).toEqual(open);
    expect((await bulk('reject', { requestIds, reason: 'x' }, await getToken('patient'))).status).toBe(403);
  });

  it('are at most 25 in a call, with a reason', async () => {
    expect((await bulk('reject', { requestIds: Array.from({ length: 26 }, (_id, index) => 1_000 + index), reason: 'x' })).status).toBe(400);
    expect(userMessage(await bulk('reject', { requestIds: open.slice(0, 1), reason: ' ' }))).toBe('Please give a reason.');
  });

  it('of two colleagues at the same moment, are rejected once each', async () => {
    const requestIds = open.slice(0, 6);
    const [mine, theirs] = await Promise.all([
      bulk('reject', { requestIds, reason: 'No free time' }),
      bulk('reject', { requestIds: [...requestIds].reverse(), reason: 'Exam not offered' }, admin),
    ]);
    const done = [...mine.body.data, ...theirs.body.data].filter(({ failure }) => failure === null);
    expect(done.map(({ requestId }) => requestId).sort()).toEqual([...requestIds].sort());
  });
});
