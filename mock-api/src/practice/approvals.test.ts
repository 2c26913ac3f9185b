import { call, control, getToken, reset, userMessage } from '../../testing/client';
import { zips } from '../seed/demo-data';

interface Entry {
  kind: 'doctor' | 'practice';
  id: number;
  name: string;
  email: string;
  addresses: string[];
  centers: string[];
}

const newDoctor = {
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@clinic.test',
  zip_code: '10018',
  specialty: 'Heart',
  npi: '1003999999',
  referred: 1,
  locations: [1],
};

const newPractice = {
  email: 'owner@new-imaging.test',
  password: 'Lighthouse-27',
  first_name: 'Olive',
  last_name: 'Moreau',
  practice_name: 'New Imaging',
  location: { address_1: '355 West 39th Street', city: 'New York', state: 'NY', zip_code: zips.withCenters },
};

const review = async (entry: Pick<Entry, 'kind' | 'id'>, body: object, account: 'platform' | 'admin' = 'platform') =>
  call(`PATCH practices/entries/${entry.id}`, { token: await getToken(account), body: { kind: entry.kind, ...body } });

async function listWaiting(): Promise<Entry[]> {
  const listed = await call<{ results: Entry[] }>('GET practices/entries', { token: await getToken('platform') });
  return listed.body.results;
}

let tab = 0;

/** Calls as a guest in a new tab: the API answers a repeated POST of one tab once a second. */
const callAsGuest = (name: string, body?: object) => call(name, { headers: { 'X-Tab': String((tab += 1)) }, ...(body ? { body } : {}) });

/** Returns where the public finds the new doctor. */
async function findInPublic() {
  const lookUp = async (body: object) => (await callAsGuest('POST doctors/find', body)).status === 200;
  const hasName = async (name: string, body?: object) => JSON.stringify((await callAsGuest(name, body)).body).includes('Lindqvist');
  return {
    byUrl: await lookUp({ doctor_id: 'lindqvist', use_identifier: 1 }),
    byNpi: await lookUp({ doctor_id: newDoctor.npi, use_npi: 1 }),
    bySpecialty: await hasName('POST doctors/search', { zipcode: '10018', specialty: 'Heart', referred: 1 }),
    byName: await hasName('GET search/doctor?search=lindqvist'),
  };
}

const nowhere = { byUrl: false, byNpi: false, bySpecialty: false, byName: false };
const everywhere = { byUrl: true, byNpi: true, bySpecialty: true, byName: true };

const listMessages = () => control<{ recipient: string; subject: string; body: string }[]>('outbox');
const listEvents = async () =>
  (await control<{ audit_events: { call: string; subject: string; changes: string }[] }>('rows')).audit_events.filter(
    ({ call: name }) => name === 'PATCH practices/entries/:id',
  );

beforeEach(reset);

describe('a doctor whom a guest enters', () => {
  it('is public once a platform administrator approves, and is told by email [SC-214, SC-215, API-114]', async () => {
    const added = await call('POST doctors/new', { body: newDoctor });
    expect([added.status, added.body.identifier]).toEqual([200, 'lindqvist']);
    expect(await findInPublic()).toEqual(nowhere);
    const [entry] = await listWaiting();
    expect(entry).toMatchObject({ kind: 'doctor', name: 'Ada Lindqvist', email: 'ada@clinic.test', centers: [expect.any(String)] });
    expect((await review(entry!, { approved: 1 }, 'admin')).status).toBe(403);
    expect((await review(entry!, { approved: 1 })).status).toBe(200);
    expect(await findInPublic()).toEqual(everywhere);
    expect(await listWaiting()).toEqual([]);
    expect(await listMessages()).toMatchObject([
      { recipient: 'ada@clinic.test', subject: expect.stringContaining('Dr. Ada Lindqvist is now on') },
    ]);
    expect(await listEvents()).toMatchObject([{ subject: `doctor ${entry?.id}`, changes: expect.stringContaining('"approved"') }]);
  });

  it('stays hidden when rejected, which needs a reason that is sent and recorded; a second review is refused', async () => {
    await call('POST doctors/new', { body: newDoctor });
    const [entry] = await listWaiting();
    const refused = await review(entry!, { approved: 0, reason: ' ' });
    expect([refused.status, userMessage(refused)]).toEqual([400, 'Please enter the reason.']);
    expect((await review(entry!, { approved: 0, reason: 'The NPI is unknown.' })).status).toBe(200);
    expect(await findInPublic()).toEqual(nowhere);
    expect(await listMessages()).toMatchObject([{ body: expect.stringContaining('The NPI is unknown.') }]);
    expect(await listEvents()).toMatchObject([{ changes: expect.stringContaining('The NPI is unknown.') }]);
    const again = await review(entry!, { approved: 1 });
    const message = expect.stringMatching(/^Alex Stone already reviewed this entry at \d+:\d\d [AP]M E[SD]T\.$/);
    expect([again.status, userMessage(again)]).toEqual([404, message]);
  });
});

describe('a practice that a provider registers', () => {
  const isNear = async () => {
    const preferred = await callAsGuest('POST ic-portal/preferred', { zip_code: zips.withCenters });
    const near = await call(`POST practices/zip_code/${zips.withCenters}`, { token: await getToken('staff') });
    return [preferred, near].map(({ body }) => JSON.stringify(body).includes('New Imaging'));
  };

  it('is found, and its account is activated, once a platform administrator approves [SC-115]', async () => {
    expect((await call('POST datica/providers', { body: newPractice })).status).toBe(200);
    expect(await isNear()).toEqual([false, false]);
    const [entry] = await listWaiting();
    expect(entry).toMatchObject({ kind: 'practice', name: 'New Imaging', addresses: ['355 West 39th Street, New York, NY 10018'] });
    const readDashboard = async () => call('GET ic-portal/dashboard-card', { token: await getToken(newPractice.email) });
    expect(userMessage(await readDashboard())).toMatch(/^Your account is pending\./);
    expect((await review(entry!, { approved: 1 })).status).toBe(200);
    expect(await isNear()).toEqual([true, true]);
    // The new administrator agrees to the terms next.
    expect(userMessage(await readDashboard())).toBe('Please agree to the terms first.');
    expect(await listMessages()).toMatchObject([
      { recipient: newPractice.email, subject: expect.stringContaining('New Imaging is now on') },
    ]);
  });

  it('of a provider without one waits, too', async () => {
    expect((await call('POST practices/practice', { token: await getToken('alone'), body: { name: 'Wells Imaging' } })).status).toBe(200);
    expect(await listWaiting()).toMatchObject([{ kind: 'practice', name: 'Wells Imaging' }]);
  });
});
