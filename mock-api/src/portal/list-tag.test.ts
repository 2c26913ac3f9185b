import { requestIds } from '../seed/demo-data';
import { call, control, getToken, reset } from '../../testing/client';

jest.setTimeout(120_000);

const lists = [
  'ic-requested?limit=25',
  'ic-scheduled?limit=25',
  'ic-completed?limit=25',
  'ic-requested',
  'dashboard',
  'dashboard?limit=10',
  'dashboard-card',
  'agenda/waiting?location_id=1&limit=5',
];
const { requested } = requestIds;

let token: string;

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
});

const read = (list: string, headers: Record<string, string | undefined> = {}) => call(`GET ic-portal/${list}`, { token, headers });
const repeat = (list: string, tag: string | null, headers: Record<string, string> = {}) =>
  read(list, { ...headers, 'if-none-match': tag ?? '' });
const addNote = () => call('POST ic-portal/ic-insert_note', { token, body: { requestId: requested, eventTypeId: 53, note: 'Called' } });

describe('the ETag of a list', () => {
  it.each(lists)('is answered with 304 and no content until the data changes: %s', async (list) => {
    const first = await read(list);
    const tag = first.headers.get('etag');
    const again = await repeat(list, tag);
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await addNote()).status).toBe(200);
    const changed = await repeat(list, tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it.each([
    // The newest demo request is five hours old.
    { list: 'ic-requested?limit=25', change: 'the hour in which the age of a request changes', hours: 1 },
    { list: 'dashboard-card', change: 'the day on which a request is overdue', hours: 20 },
  ])('ends with $change: $list', async ({ list, hours }) => {
    const tag = (await read(list)).headers.get('etag');
    expect((await repeat(list, tag)).status).toBe(304);
    await control('clock', { advance: hours * 3_600_000 });
    token = await getToken('staff');
    expect((await repeat(list, tag)).status).toBe(200);
  });

  it('ends when an appointment begins', async () => {
    const { body, headers } = await read('ic-scheduled?limit=1');
    const [row] = (body as unknown as { data: { TestRequestID: number }[] }).data;
    await control('clock', { advance: 40 * 24 * 3_600_000 });
    token = await getToken('staff');
    const later = await repeat('ic-scheduled?limit=1', headers.get('etag'));
    expect(later.status).toBe(200);
    expect(JSON.stringify(later.body)).not.toContain(`"TestRequestID":${row?.TestRequestID},`);
  });

  it('is not valid for another page, location, list or practice', async () => {
    const tag = (await read('ic-requested?limit=25')).headers.get('etag');
    expect((await repeat('ic-requested?limit=24', tag)).status).toBe(200);
    expect((await repeat('ic-scheduled?limit=25', tag)).status).toBe(200);
    expect((await repeat('ic-requested?limit=25', tag, { 'x-location': '2' })).status).toBe(200);
    expect((await repeat('ic-requested?limit=25', tag, { authorization: 'anonymous' })).status).toBe(401);
    expect((await repeat('ic-requested?limit=25', 'W/"1-a-b-c"')).status).toBe(200);
  });

  it('is also accepted as `since`', async () => {
    const { body } = await call<{ version: string }>('GET ic-portal/ic-requested?limit=25', { token });
    const since = encodeURIComponent(body.version);
    expect((await read(`ic-requested?limit=25&since=${since}`)).status).toBe(304);
    await addNote();
    expect((await read(`ic-requested?limit=25&since=${since}`)).status).toBe(200);
  });
});
