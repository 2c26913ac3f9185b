import { type ActivityEntry } from '@scanharbor/shared-contracts/wire/ic-portal/activity';
import { type CounterRow, type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { call, getToken, reset, userMessage } from '../../../testing/client';
import { fetchListIds, fetchRow } from '../../../testing/portal';
import { requestIds, userIds } from '../../seed/demo-data';

const { requested, requestedBare } = requestIds;

let staff: string;
let admin: string;
let ids: Map<string, number>;

beforeEach(async () => {
  await reset();
  [staff, admin] = [await getToken('staff'), await getToken('admin')];
  const { body } = await call<{ data: { UserID: number; Name: string }[] }>('GET ic-portal/ic-colleagues', { token: staff });
  ids = new Map(body.data.map(({ UserID, Name }) => [Name, UserID]));
});

const idOf = (name: string) => ids.get(name) ?? 0;

const assign = (token: string, requestId: number, userId: number | null, was: number | null = null) =>
  call('PATCH ic-portal/ic-assign', { token, body: { requestId, userId, was } });

const findAssignment = async (requestId: number, token = admin): Promise<RequestRow['Assignment']> =>
  (await fetchRow('ic-requested', requestId, { token }))?.Assignment;

async function countOf(userId: number): Promise<number> {
  const { body } = await call<{ data: CounterRow }>('GET ic-portal/dashboard-card', { token: admin });
  return body.data.assigned?.find(({ UserID }) => UserID === userId)?.Requests ?? 0;
}

describe('the assignment of a request', () => {
  it('is in the lists of all colleagues, in the counts and in the activity until it ends', async () => {
    expect((await assign(staff, requested, idOf('Robin Hale'))).status).toBe(200);
    expect(await findAssignment(requested)).toMatchObject({ Name: 'Robin Hale', AssignedBy: 'Robin Hale' });
    expect(await countOf(idOf('Robin Hale'))).toBe(1);
    expect((await assign(admin, requested, null, idOf('Robin Hale'))).status).toBe(200);
    expect(await findAssignment(requested)).toBeNull();
    expect(await countOf(idOf('Robin Hale'))).toBe(0);
    const { body } = await call<{ data: ActivityEntry[] }>(`GET ic-portal/activity/${requested}`, { token: admin });
    const assignments = body.data.filter(({ kind }) => kind === 'assigned' || kind === 'unassigned');
    expect(assignments.map(({ kind, text }) => [kind, text])).toEqual([
      ['unassigned', ''],
      ['assigned', 'Robin Hale'],
    ]);
    expect(assignments[1]?.person).toBe('Robin Hale');
  });

  it('filters the list to the requests of one user', async () => {
    await assign(admin, requestedBare, idOf('Robin Hale'));
    const [all, own] = [await fetchListIds('ic-requested', { token: staff }), `filter=assignee%3D${idOf('Robin Hale')}`];
    const { body } = await call<{ data: RequestRow[]; total: number }>(`GET ic-portal/ic-requested?limit=10&${own}`, { token: staff });
    expect([all.length > 1, body.total, body.data.map(({ TestRequestID }) => TestRequestID)]).toEqual([true, 1, [requestedBare]]);
    expect((await call('GET ic-portal/ic-requested?limit=10&filter=assignee%3Dme', { token: staff })).status).toBe(400);
  });

  it('names who assigned the request meanwhile, and changes nothing', async () => {
    const [robin, other] = [idOf('Robin Hale'), [...ids.values()].find((id) => id !== idOf('Robin Hale')) ?? 0];
    await assign(staff, requested, robin);
    const late = await assign(admin, requested, other);
    expect(late.status).toBe(409);
    expect(userMessage(late)).toMatch(/^Robin Hale assigned this request to Robin Hale at \d+:\d\d [AP]M \w+\.$/);
    expect((await findAssignment(requested))?.UserID).toBe(robin);
    // The same wish of two people is no conflict.
    expect((await assign(admin, requested, robin)).status).toBe(200);
    expect((await findAssignment(requested))?.AssignedBy).toBe('Robin Hale');
  });

  it('is kept from other practices, and goes to active members only', async () => {
    expect((await assign(await getToken('pending'), requested, idOf('Robin Hale'))).status).not.toBe(200);
    expect((await assign(await getToken('patient'), requested, null)).status).toBe(403);
    expect((await assign(staff, requested, userIds.patient)).status).toBe(404);
    expect((await assign(staff, 999_999, idOf('Robin Hale'))).status).toBe(404);
    expect(await findAssignment(requested)).toBeNull();
  });

  it('of two colleagues at the same moment, one succeeds', async () => {
    const others = [...ids.values()].slice(0, 2);
    const statuses = await Promise.all(others.map((id, index) => assign(index === 0 ? staff : admin, requested, id)));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
