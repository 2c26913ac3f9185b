import { type AuditEventResponse, type RecordViewResponse } from '@scanharbor/shared-contracts/wire/audit';
import { call, control, getToken, reset } from '../../testing/client';
import { demoAccounts, demoPassword, requestIds, userIds } from '../seed/demo-data';

interface Trail {
  data: AuditEventResponse[];
  total: number;
}

interface Views {
  data: RecordViewResponse[];
  total: number;
}

const { requestedBare } = requestIds;
let staff: string;
let admin: string;

const fetchTrail = async (query = '', token = admin) => (await call<Trail>(`GET audit/events${query}`, { token })).body;
const listViews = async (token: string) => (await call<Views>('GET audit/record-views', { token })).body;
const listRows = async () => (await control<{ audit_events: Record<string, unknown>[] }>('rows')).audit_events;
const addNote = (note: string, token = staff) =>
  call<{ data: { ID: number }[] }>('POST ic-portal/ic-insert_note', { token, body: { requestId: requestedBare, eventTypeId: 53, note } });

beforeEach(async () => {
  await reset();
  [staff, admin] = await Promise.all([getToken('staff'), getToken('admin')]);
});

describe('the audit trail of a practice', () => {
  it('tells its admins who read and changed what, with the rows before and after', async () => {
    const eventId = (await addNote('Called.')).body.data[0]?.ID;
    const body = { requestId: requestedBare, eventId, note: 'Called twice.' };
    await call('PATCH ic-portal/ic-update_note', { token: staff, body });
    const { data, total } = await fetchTrail();
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      Person: 'Robin Hale',
      Action: 'change-note',
      Outcome: 'done',
      Subject: `request ${requestedBare}`,
      Patients: [{ ID: userIds.patient, Name: 'Jordan Ellis' }],
    });
    expect(data[0]?.Changes).toContainEqual({ Field: 'request event: text', Before: 'Called.', After: 'Called twice.' });
  });

  it('tells apart who opened the contact of a request that the practice had not taken', async () => {
    for (const requestId of [requestedBare, requestIds.booked])
      await call(`GET ic-portal/ic-get-single-scan?requestId=${requestId}`, { token: staff });
    await call(`GET mfp/get_mfp_patient_info/${requestedBare}`, { token: staff });
    const { data } = await fetchTrail('');
    expect(data.map(({ Action, Subject }) => [Action, Subject])).toEqual([
      ['open-contact', `request ${requestedBare}`],
      ['read-request', `request ${requestIds.booked}`],
      ['open-contact', `request ${requestedBare}`],
    ]);
  });

  it('does not tell another practice, and is closed to staff, patients and guests', async () => {
    await addNote('Internal.');
    expect((await fetchTrail('', await getToken('rivalAdmin'))).data.map(({ Action }) => Action)).toEqual([]);
    const statuses = [staff, await getToken('patient'), undefined].map(
      async (token) => (await call('GET audit/events', token === undefined ? {} : { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([403, 403, 401]);
  });

  it('filters by person, patient, action and time, and pages', async () => {
    for (const note of ['One.', 'Two.', 'Three.']) await addNote(note);
    await call(`GET ic-portal/ic-get-single-scan?requestId=${requestedBare}`, { token: admin });
    const actions = async (query: string) => (await fetchTrail(query)).data.map(({ Action }) => Action);
    expect(await actions(`?userId=${userIds.staff}`)).toEqual(['add-note', 'add-note', 'add-note']);
    expect(await actions(`?userId=${userIds.admin}&action=open-contact`)).toEqual(['open-contact']);
    expect((await actions('?patient=jordan%20ell')).length).toBeGreaterThan(3);
    expect(await actions('?patient=nobody')).toEqual([]);
    expect(await actions('?patient=%25')).toEqual([]);
    expect(await fetchTrail(`?action=add-note&limit=2&offset=2`)).toMatchObject({ total: 3, data: [{ Action: 'add-note' }] });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await actions(`?from=${later}`)).toEqual([]);
    expect((await actions(`?until=${later}&action=add-note`)).length).toBe(3);
    expect((await call('GET audit/events?from=yesterday', { token: admin })).status).toBe(400);
  });

  it('tells successful and failed logins and logouts of its accounts, without what was typed', async () => {
    const login = async (password: string) =>
      (await call<{ id: number; access_token: string }>('POST datica/login', { body: { username: demoAccounts.staff, password } })).body;
    await login('Wrong-password-9');
    const { id, access_token: auth } = await login(demoPassword);
    const { auth_token: token } = (await call<{ auth_token: string }>('POST account/login', { body: { id, auth } })).body;
    await call('POST account/logout', { token });
    const { data } = await fetchTrail(`?userId=${userIds.staff}`);
    expect(data.map(({ Action, Outcome }) => [Action, Outcome])).toEqual([
      ['sign-out', 'done'],
      ['sign-in', 'done'],
      ['enter-password', 'done'],
      ['enter-password', 'failed'],
    ]);
    expect(JSON.stringify(await listRows())).not.toContain('Wrong-password-9');
  });

  it('tells both names of a switched session', async () => {
    const { body } = await call<{ auth_token: string }>('POST account/switch', {
      token: await getToken('switcher'),
      body: { email: demoAccounts.staff, reason: 'Ticket 12' },
    });
    await addNote('As Robin.', body.auth_token);
    const { data } = await fetchTrail();
    expect(data.slice(0, 2)).toMatchObject([
      { Action: 'add-note', Person: 'Robin Hale', SwitchedBy: 'Morgan Reyes' },
      { Action: 'switch-user', Person: 'Morgan Reyes', Subject: `user ${userIds.staff}, Robin Hale: Ticket 12` },
    ]);
  });

  it('tells an export with the patients of the file that the practice can view', async () => {
    const requests = [requestedBare, 999_999];
    await call('POST audit/exports', { token: staff, body: { list: 'Active requests', rows: 2, requestIds: requests } });
    expect((await fetchTrail('?action=export')).data).toMatchObject([
      { Person: 'Robin Hale', Subject: 'Active requests, 2 rows', Patients: [{ ID: userIds.patient }] },
    ]);
  });

  it('tells a list that refreshes itself once in a quarter of an hour per session', async () => {
    const read = (token: string) => call('GET ic-portal/ic-requested', { token });
    const count = async () => (await fetchTrail('?action=read-list')).total;
    await read(staff);
    await read(staff);
    expect(await count()).toBe(1);
    await read(await getToken('staff'));
    expect(await count()).toBe(2);
    await control('clock', { advance: 14 * 60_000 });
    await read(staff);
    expect(await count()).toBe(2);
    await control('clock', { advance: 60_000 });
    await read(staff);
    expect(await count()).toBe(3);
  });

  it('takes no event of a change that was rolled back', async () => {
    const body = { requestId: requestedBare, locationId: 1, appointmentDateTime: '2020-01-01 08:00:00', isSelfPay: 1, productFee: 0 };
    expect((await call('POST ic-portal/ic-book', { token: staff, body })).status).toBe(400);
    expect((await fetchTrail('?action=book')).total).toBe(0);
  });
});

describe('a patient', () => {
  it('sees who has seen and changed the own record, and nobody else does', async () => {
    const patient = await getToken('patient');
    await call('GET patients/patient', { token: patient });
    expect(await listViews(patient)).toEqual({ data: [], total: 0 });
    await call(`GET ic-portal/ic-get-single-scan?requestId=${requestedBare}`, { token: staff });
    await addNote('Called.');
    expect((await listViews(patient)).data).toMatchObject([
      { Person: 'Robin Hale', Practice: 'Harborview Imaging', Action: 'add-note' },
      { Person: 'Robin Hale', Practice: 'Harborview Imaging', Action: 'open-contact' },
    ]);
    expect(await listViews(await getToken('newPatient'))).toEqual({ data: [], total: 0 });
    expect((await call('GET audit/record-views', { token: staff })).status).toBe(403);
  });

  it('is told of a staff member who acted in the own account', async () => {
    const { body } = await call<{ auth_token: string }>('POST account/switch', {
      token: await getToken('switcher'),
      body: { email: demoAccounts.patient, reason: 'Ticket 12' },
    });
    await call('GET patients/patient', { token: body.auth_token });
    expect((await listViews(await getToken('patient'))).data).toMatchObject([
      { Person: 'Jordan Ellis', SwitchedBy: 'Morgan Reyes', Action: 'read-profile' },
      { Person: 'Morgan Reyes', Action: 'switch-user' },
    ]);
  });
});
