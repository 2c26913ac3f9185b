import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { maxViews } from '@scanharbor/shared-contracts/domain/request-list';
import { type CounterRow, type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type SavedViewRow } from '@scanharbor/shared-contracts/wire/ic-portal/views';
import { call, control, getToken, reset, userMessage } from '../../../testing/client';
import { locationIds, requestIds } from '../../seed/demo-data';

let staff: string;

beforeEach(async () => {
  await reset();
  staff = await getToken('staff');
});

const content = { search: '', sort: null, filter: '', locationId: null };

const save = (name: string, changes: object = {}, token = staff) =>
  call<{ data: { id: number } }>('POST ic-portal/views', { token, body: { list: 'open', name, ...content, ...changes } });

const change = (id: number, body: object, token = staff) => call(`PATCH ic-portal/views/${id}`, { token, body });

const fetchViews = async (token = staff, list = 'open') =>
  (await call<{ data: SavedViewRow[] }>(`GET ic-portal/views?list=${list}`, { token })).body.data;

const countRows = async (query: string, locationId?: number) => {
  const headers = { 'x-location': locationId === undefined ? undefined : String(locationId) };
  const { body } = await call<{ total: number }>(`GET ic-portal/${query}`, { token: staff, headers });
  return body.total;
};

describe('saved views', () => {
  it('keep search, order, filters and location, with the number of rows that the list has', async () => {
    const { newYork } = locationIds;
    await save('CT at Midtown', { search: 'ct', sort: '-patient', filter: 'modality=CT&age=over24', locationId: newYork });
    await save('Everything');
    const filter = encodeURIComponent('modality=CT&age=over24');
    const total = await countRows(`ic-requested?limit=1&search=ct&filter=${filter}`, newYork);
    expect(await fetchViews()).toEqual([
      {
        id: expect.any(Number),
        name: 'CT at Midtown',
        search: 'ct',
        sort: '-patient',
        filter: 'modality=CT&age=over24',
        locationId: newYork,
        total,
      },
      expect.objectContaining({ name: 'Everything', total: await countRows('ic-requested?limit=1') }),
    ]);
    expect(await fetchViews(staff, 'scheduled')).toEqual([]);
  });

  it('count a rejected request no longer, and an overdue one from its 24th hour', async () => {
    await save('All');
    await save('Overdue', { filter: 'age=over24' });
    const [all, overdue] = await fetchViews();
    const { body } = await call<{ data: RequestRow[] }>('GET ic-portal/ic-requested?limit=1&sort=-added', { token: staff });
    const id = body.data[0]?.TestRequestID;
    const rejection = { test_request_id: id, practice_id: 1, location_id: -1, reason: 'No free time' };
    expect((await call('POST bookings/reject', { token: staff, body: rejection })).status).toBe(200);
    expect((await fetchViews())[0]?.total).toBe((all?.total ?? 0) - 1);
    await control('clock', { advance: 25 * 60 * 60 * 1_000 });
    const later = await fetchViews(await getToken('staff'));
    expect(later[1]?.total).toBe(later[0]?.total);
    expect(later[1]?.total).toBeGreaterThan(overdue?.total ?? 0);
  });

  it('have a name of their own, whatever its case, and at most twelve', async () => {
    const { body } = await save('Mornings');
    expect(userMessage(await save('MORNINGS'))).toBe('You have a view with this name already. Please choose another name.');
    // The same call again, after a lost response.
    expect((await save('Mornings')).body.data.id).toBe(body.data.id);
    expect((await save('Mornings', { list: 'scheduled' })).status).toBe(200);
    expect((await save('  ')).status).toBe(400);
    expect((await save('x'.repeat(41))).status).toBe(400);
    const rest = Array.from({ length: maxViews }, (_view, index) => `View ${index}`);
    const statuses = await Promise.all(rest.map(async (name) => (await save(name)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxViews - 1);
    expect(userMessage(await save('One more'))).toBe('You can save 12 views of a list. Please delete one first.');
    expect(await fetchViews()).toHaveLength(maxViews);
  });

  it('are renamed, changed and deleted by their owner', async () => {
    const { id } = (await save('Mornings')).body.data;
    await save('Evenings');
    expect((await change(id, { name: 'evenings' })).status).toBe(409);
    expect((await change(id, { name: 'Early', content: { ...content, search: 'mri' } })).status).toBe(200);
    expect((await change(id, {})).status).toBe(400);
    expect((await fetchViews())[0]).toMatchObject({ name: 'Early', search: 'mri' });
    for (let time = 0; time < 2; time++) expect((await call(`DELETE ic-portal/views/${id}`, { token: staff })).status).toBe(200);
    expect(userMessage(await change(id, { name: 'Late' }))).toBe('This view was deleted.');
    expect(await fetchViews()).toHaveLength(1);
  });

  it('are not those of a colleague, and not open to patients', async () => {
    const { id } = (await save('Mine')).body.data;
    const admin = await getToken('admin');
    expect(await fetchViews(admin)).toEqual([]);
    expect((await change(id, { name: 'Yours' }, admin)).status).toBe(404);
    await call(`DELETE ic-portal/views/${id}`, { token: admin });
    expect((await save('Mine', {}, admin)).status).toBe(200);
    expect((await fetchViews()).map(({ name }) => name)).toEqual(['Mine']);
    expect((await save('Patient', {}, await getToken('patient'))).status).toBe(403);
  });

  it('are shown to the staff member who acts as their owner, who changes none', async () => {
    const { id } = (await save('Mornings')).body.data;
    const { body } = await call<{ auth_token: string }>('POST account/switch', {
      token: await getToken('switcher'),
      body: { email: 'staff@scanharbor.test', reason: 'The user asked for help by phone' },
    });
    const switched = body.auth_token;
    expect((await fetchViews(switched)).map(({ name }) => name)).toEqual(['Mornings']);
    for (const response of [
      await save('Other', {}, switched),
      await change(id, { name: 'Other' }, switched),
      await call(`DELETE ic-portal/views/${id}`, { token: switched }),
    ])
      expect([response.status, userMessage(response)]).toEqual([403, 'Only the owner of the account can change its views.']);
    expect(await fetchViews()).toHaveLength(1);
  });

  it('name columns, filters and locations of the practice only', async () => {
    expect((await save('Price', { sort: 'price' })).status).toBe(400);
    expect((await save('Color', { filter: 'color=red' })).status).toBe(400);
    expect((await save('Elsewhere', { locationId: 999_999 })).status).toBe(403);
  });
});

it('filters the coming appointments to those whose patients ask for something, and counts them', async () => {
  const cancellation = { requestId: requestIds.booked, cancelReason: 'I feel better', cancelDetails: 'None' };
  await call('POST cancellations/cancel-patient-postbooking', { token: await getToken('patient'), body: cancellation });
  const { body } = await call<{ data: CounterRow }>('GET ic-portal/dashboard-card', { token: staff });
  const all = await call<{ data: RequestRow[] }>('GET ic-portal/ic-scheduled', { token: staff });
  const asking = all.body.data.filter(({ Reschedule, IsCancelRequested }) => Reschedule || isOn(IsCancelRequested));
  expect(asking.map(({ TestRequestID }) => TestRequestID)).toContain(requestIds.booked);
  expect(asking.length).toBeLessThan(all.body.data.length);
  expect(body.data.needsReply).toBe(asking.length);
  expect(await countRows('ic-scheduled?limit=1&filter=needs%3Dreply')).toBe(asking.length);
  expect(await countRows('ic-requested?limit=1&filter=needs%3Dreply')).toBe(0);
});

it('lists only the given requests of the list', async () => {
  const { body } = await call<{ data: RequestRow[] }>('GET ic-portal/ic-requested?limit=3', { token: staff });
  const [first, , third] = body.data.map(({ TestRequestID }) => TestRequestID);
  const some = await call<{ data: RequestRow[]; total: number }>(`GET ic-portal/ic-requested?limit=10&ids=${third},${first},999999`, {
    token: staff,
  });
  expect(some.body.data.map(({ TestRequestID }) => TestRequestID)).toEqual([first, third]);
  expect(some.body.total).toBe(2);
});
