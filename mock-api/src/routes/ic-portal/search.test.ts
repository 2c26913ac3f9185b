import { call, control, getToken, reset } from '../../../testing/client';
import { locationIds, requestIds, userIds } from '../../seed/demo-data';

const { requested, booked, past } = requestIds;

interface Found {
  data: {
    TestRequestID: number;
    FirstName: string;
    LastName: string;
    Dob: string;
    PhoneNumber: string;
    state: string;
    FriendlyName: string;
  }[];
  total: number;
}

let token: string;

beforeAll(async () => {
  await reset();
  token = await getToken('staff');
});

const search = async (text: string, options: { limit?: number; offset?: number; headers?: Record<string, string>; as?: string } = {}) => {
  const { limit = 50, offset = 0, headers = {}, as = token } = options;
  const query = new URLSearchParams({ search: text, limit: String(limit), offset: String(offset) });
  return (await call<Found>(`GET ic-portal/search?${query.toString()}`, { token: as, headers })).body;
};

const idsOf = ({ data }: Found) => data.map(({ TestRequestID }) => TestRequestID);

describe('the search over all requests of a practice', () => {
  it('finds requests of a patient in every state, at every location, open ones first', async () => {
    const found = await search('jordan ellis', { headers: { 'X-Location': String(locationIds.chicago) } });
    expect(idsOf(found)).toEqual(expect.arrayContaining([requested, booked, past]));
    expect(found.total).toBe(found.data.length);
    const order = ['open', 'scheduled', 'completed'];
    const states = found.data.map(({ state }) => order.indexOf(state));
    expect(states).toEqual([...states].sort((one, other) => one - other));
    expect(new Set(states).size).toBe(3);
  });

  it.each([
    ['a date of birth', '04/12/1984'],
    ['a date of birth without zeros', '4/12/1984'],
    ['a date of birth in the order of a database', '1984-04-12'],
    ['the number with #', '#1001'],
    ['the number without #', '1001'],
    ['a phone with dashes', '917-555-0001'],
    ['a phone in brackets', '(917) 555-0001'],
    ['a phone with the country code', '+1 917 555 0001'],
    ['the digits of a phone', '9175550001'],
    ['the end of a phone', '555-0001'],
    ['name and exam', 'ellis mri'],
    ['letters with accents', 'El\u0301lis'],
  ])('finds a request by %s', async (_what, text) => {
    expect(idsOf(await search(text))).toContain(requested);
  });

  it('puts the request of the number first', async () => {
    expect(idsOf(await search('1003'))[0]).toBe(booked);
    expect(idsOf(await search('#100'))).toEqual(expect.arrayContaining([requested, booked]));
  });

  it('returns a page, and how many match in all', async () => {
    const all = await search('mri');
    const [first, second] = await Promise.all([search('mri', { limit: 3 }), search('mri', { limit: 3, offset: 3 })]);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(all).slice(0, 6));
    expect(first.total).toBe(all.data.length);
  });

  it('finds nothing without a word, nor by a sign alone', async () => {
    expect(await search(' # ')).toEqual({ data: [], total: 0 });
    expect(await search('%')).toEqual({ data: [], total: 0 });
  });

  it('returns named requests that the practice can view, and no other', async () => {
    const { body } = await call<Found>(`GET ic-portal/search?ids=${booked},${requested},999999&limit=5`, { token });
    expect(idsOf(body).sort()).toEqual([requested, booked]);
    const rival = await getToken('rivalAdmin');
    expect((await call<Found>(`GET ic-portal/search?ids=${booked}&limit=5`, { token: rival })).body.data).toEqual([]);
    expect(idsOf(await search('#1003', { as: rival }))).not.toContain(booked);
  });

  it('tells the audit trail of each patient it names', async () => {
    await search('#1001');
    const { audit_events: events } = await control<{ audit_events: { call: string; patient_ids: number[] }[] }>('rows');
    const namedPatients = events.filter((event) => event.call === 'GET ic-portal/search').flatMap((event) => event.patient_ids);
    expect(namedPatients).toContain(userIds.patient);
  });

  it('is closed to patients', async () => {
    const { status } = await call('GET ic-portal/search?search=ellis&limit=5', { token: await getToken('patient') });
    expect(status).toBe(403);
  });
});
