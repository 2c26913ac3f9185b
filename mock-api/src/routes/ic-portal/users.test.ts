import { type PracticeUserResponse } from '@scanharbor/shared-contracts/wire/ic-portal/users';
import { call, control, reset, getToken, userMessage } from '../../../testing/client';
import { demoAccounts, locationIds, practiceIds, userIds } from '../../seed/demo-data';

const person = {
  newFirstName: 'Kim',
  newLastName: 'Novak',
  newEmail: 'kim@scanharbor.test',
  newIsAdmin: 0,
  currPracticeID: practiceIds.main,
  assignedLocations: `${locationIds.newYork},${locationIds.chicago}`,
};
const self = { ...person, newEmail: demoAccounts.admin, currICUserID: userIds.admin, newIsAdmin: 1, newIsActive: 1 };

let admin: string;

const list = async () => (await call<{ data: PracticeUserResponse[] }>('GET ic-portal/ic-get-user-list', { token: admin })).body.data;
const add = (body: object = person, token = admin) => call<{ UserID: number }>('POST ic-portal/ic-add-user', { token, body });
const update = (body: object) => call('PATCH ic-portal/ic-update-user', { token: admin, body });

beforeEach(async () => {
  await reset();
  admin = await getToken('admin');
});

describe('users of a practice', () => {
  it('adds a user with locations and sends a link to set a password [SC-120, SC-121, SC-315, API-100]', async () => {
    const { body } = await add();
    const added = (await list()).find(({ UserID }) => UserID === body.UserID);
    expect(added).toMatchObject({ FirstName: 'Kim', IsAdmin: 0, Active: 1 });
    expect(added?.AssignedLocations.map(({ IsLinked }) => IsLinked)).toEqual([1, 0, 1]);
    const [mail] = await control<{ recipient: string; data: { token: string } }[]>('outbox');
    expect(mail?.recipient).toBe('kim@scanharbor.test');
    const set = { token: mail?.data.token, userId: body.UserID, password: 'Kims-pass-1' };
    expect((await call('POST datica/store_reset_password', { body: set })).status).toBe(200);
    const entered = await call('POST datica/login', { body: { username: 'kim@scanharbor.test', password: 'Kims-pass-1' } });
    expect(entered.status).toBe(200);
  });

  it('rejects a user whose email is in use, without creating a second one [API-101]', async () => {
    const before = (await list()).length;
    const rejected = await add({ ...person, newEmail: demoAccounts.staff.toUpperCase() });
    expect(rejected.status).toBe(409);
    expect(userMessage(rejected as never)).toBe('Email is already in use, please try again.');
    expect(await list()).toHaveLength(before);
  });

  it('changes and disables a user; a disabled one has no access [SC-122, API-100, API-037]', async () => {
    const staff = await getToken('staff');
    const change = { ...person, newEmail: demoAccounts.staff, currICUserID: userIds.staff, newIsActive: 0, assignedLocations: '' };
    expect((await update(change)).status).toBe(200);
    const changed = (await list()).find(({ UserID }) => UserID === userIds.staff);
    expect(changed).toMatchObject({ FirstName: 'Kim', Active: 0 });
    expect(changed?.AssignedLocations.some(({ IsLinked }) => IsLinked === 1)).toBe(false);
    expect((await call('GET ic-portal/ic-requested', { token: staff })).status).toBe(401);
  });

  it('leaves it to the practice to add users and admins, not to staff who act as its admin', async () => {
    const body = { email: demoAccounts.admin, reason: 'Asked for help by phone' };
    const { body: switched } = await call<{ auth_token: string }>('POST account/switch', { token: await getToken('switcher'), body });
    const before = await list();
    expect((await add(person, switched.auth_token)).status).toBe(403);
    const staff = { ...person, newEmail: demoAccounts.staff, currICUserID: userIds.staff, newIsActive: 1 };
    const change = (newIsAdmin: number) =>
      call('PATCH ic-portal/ic-update-user', { token: switched.auth_token, body: { ...staff, newIsAdmin } });
    expect((await change(1)).status).toBe(403);
    expect(await list()).toEqual(before);
    expect((await change(0)).status).toBe(200);
  });

  it('rejects an edit of a user that changed since the edit started, also concurrently [API-100]', async () => {
    const {
      body: { UserID: currICUserID },
    } = await add();
    const base = { ...person, newIsActive: 1 };
    const save = (newFirstName: string, was: object) => update({ ...person, newFirstName, currICUserID, newIsActive: 1, was });
    const responses = await Promise.all([save('Kate', base), save('Karen', base)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(rejected && userMessage(rejected as never)).toMatch(/^Dana Whitaker changed this user at \d+:\d\d [AP]M E[SD]T\.$/);
    const stored = responses[0].status === 200 ? 'Kate' : 'Karen';
    expect((await list()).find(({ UserID }) => UserID === currICUserID)).toMatchObject({ FirstName: stored });
    expect((await save('Kim', { ...base, newFirstName: stored, assignedLocations: '' })).status).toBe(409);
    expect((await save('Kim', { ...base, newFirstName: stored })).status).toBe(200);
  });

  it.each([
    [{ newIsAdmin: 0 }, 'You cannot take away your own admin rights.'],
    [{ newIsActive: 0 }, 'You cannot disable your own account.'],
  ])('rejects %j on the own account of an admin [API-102]', async (change, message) => {
    const rejected = await update({ ...self, ...change });
    expect(rejected.status).toBe(400);
    expect(userMessage(rejected)).toBe(message);
    expect((await list()).find(({ UserID }) => UserID === userIds.admin)).toMatchObject({ IsAdmin: 1, Active: 1 });
  });

  it('restricts users to the admins of the practice [API-034, API-032]', async () => {
    expect((await add(person, await getToken('staff'))).status).toBe(403);
    expect((await add({ ...person, currPracticeID: practiceIds.rival })).status).toBe(403);
    expect((await add({ ...person, assignedLocations: String(locationIds.rivalNear) })).status).toBe(403);
    expect((await update({ ...self, currICUserID: userIds.rival })).status).toBe(404);
    expect((await call(`GET ic-portal/users?practice_id=${practiceIds.rival}`, { token: admin })).status).toBe(403);
    const own = await call<{ results: unknown[] }>(`GET ic-portal/users?practice_id=${practiceIds.main}`, { token: admin });
    expect(own.body.results).toEqual(await list());
  });
});

describe('the older user calls', () => {
  it('adds, lists, changes and disables the same users [SC-111, SC-123, SC-124, SC-125, SC-126]', async () => {
    const body = { first_name: 'Lee', last_name: 'Park', email: 'lee@scanharbor.test' };
    const {
      body: { id },
    } = await call<{ id: number }>('POST users/user', { token: admin, body });
    await call('POST users/update', { token: admin, body: { userId: id, isAdmin: 1 } });
    await call('POST users/delete', { token: admin, body: { userId: id } });
    const all = await call<{ results: { id: number }[] }>('GET users/practice', { token: admin });
    expect(all.body.results.find((user) => user.id === id)).toMatchObject({ is_admin: 1, is_active: 0 });
    expect((await call('POST users/delete', { token: admin, body: { userId: userIds.admin } })).status).toBe(400);
    expect((await call('POST users/update', { token: admin, body: { userId: userIds.rival, isAdmin: 1 } })).status).toBe(404);
  });

  it('links a user to a location and removes the link [SC-116, SC-117, SC-119]', async () => {
    const link = { ProviderId: userIds.staff, LocationId: locationIds.chicago };
    const linked = async () =>
      (await list()).find(({ UserID }) => UserID === userIds.staff)?.AssignedLocations.find(({ ID }) => ID === locationIds.chicago)
        ?.IsLinked;
    await call('PATCH providers/location', { token: admin, body: link });
    expect(await linked()).toBe(0);
    await call('POST providers/location', { token: admin, body: link });
    expect(await linked()).toBe(1);
    const foreign = await call('POST providers/location', { token: admin, body: { ...link, LocationId: locationIds.rivalNear } });
    expect(foreign.status).toBe(404);
  });

  it('returns the invoice of a location for completed tests [SC-118]', async () => {
    const body = { ProviderId: userIds.admin, LocationId: locationIds.newYork };
    const response = await call<{ results: { fee: number }[]; total: number }>('POST providers/invoice', { token: admin, body });
    expect(response.body.results.length).toBeGreaterThan(0);
    expect(response.body.total).toBe(response.body.results.reduce((sum, { fee }) => sum + fee, 0));
  });
});
