import { call, control, getToken, reset, userMessage } from '../../testing/client';
import { failingContactEmail, locationIds, zips } from '../seed/demo-data';

beforeAll(reset);

describe('a ZIP code', () => {
  it('returns the city and coordinates of a ZIP code [SC-110]', async () => {
    expect((await call('GET ic-portal/zip_code/10018')).body).toMatchObject({ city: 'New York', state: 'NY' });
  });

  it.each(['00000', 'abcde', '1001', '999999'])('rejects %s with a message [API-111]', async (zip) => {
    const response = await call(`GET ic-portal/zip_code/${zip}`);
    expect(response.status).toBe(400);
    expect(userMessage(response)).toBe('Please enter a valid zip code.');
  });

  it('lists the centers around a ZIP code, nearest first [SC-109, SC-190]', async () => {
    const { body } = await call<{ results: { distance: number }[] }>('POST ic-portal/preferred', { body: { zip_code: zips.withCenters } });
    const distances = body.results.map(({ distance }) => distance);
    expect(distances.length).toBeGreaterThan(5);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});

describe('a doctor', () => {
  const find = (doctor_id: string, by: object) => call('POST doctors/find', { body: { doctor_id, ...by } });

  it('finds a doctor by identifier, NPI and id [API-114, SC-213]', async () => {
    for (const response of [await find('hart', { use_identifier: 1 }), await find('1003000100', { use_npi: 1 }), await find('1', {})]) {
      expect(response.body).toMatchObject({ ID: 1, LastName: 'Hart' });
    }
  });

  it('rejects an unknown doctor with a message [API-114]', async () => {
    expect(userMessage(await find('nobody', { use_identifier: 1 }))).toBe('Doctor was not found by that identifier.');
  });

  it('finds a doctor by parts of the name [SC-166, SC-311]', async () => {
    const { body } = await call<{ total: number; result: { LastName: string }[] }>('GET search/doctor?search=am%20har');
    expect(body.result.map(({ LastName }) => LastName)).toEqual(['Hart']);
  });

  it.each(['%', '_', '\\', 'h_rt', 'h%t'])('reads no wildcard in a search: %j', async (text) => {
    expect((await call(`GET search/doctor?search=${encodeURIComponent(text)}`)).body).toMatchObject({ total: 0, result: [] });
  });

  it('adds a doctor under a unique identifier, also concurrently [SC-214, SC-310]', async () => {
    const add = (first_name: string) => call<{ identifier: string }>('POST doctors/new', { body: { first_name, last_name: 'Hart' } });
    const responses = await Promise.all([add('Bea'), add('Cid')]);
    expect(responses.map(({ body }) => body.identifier).sort()).toEqual(['hart2', 'hart3']);
  });

  it('stores the preferred centers of a doctor once each, and rejects an unknown one [SC-214, MK-111]', async () => {
    const add = (first_name: string, locations: unknown[]) =>
      call<{ ID: number }>('POST doctors/new', { body: { first_name, last_name: 'Sandberg', locations } });
    const stored = async () => {
      const rows = await control<Record<string, { doctor_id: number; location_id: number; last_name: string }[]>>('rows');
      return {
        doctors: rows.doctors?.filter(({ last_name }) => last_name === 'Sandberg').length,
        prefers: rows.doctor_locations?.map(({ doctor_id, location_id }) => [doctor_id, location_id].join()).sort(),
      };
    };
    const { body } = await add('Dora', [locationIds.brooklyn, String(locationIds.newYork), locationIds.brooklyn]);
    const expected = { doctors: 1, prefers: [`${body.ID},${locationIds.newYork}`, `${body.ID},${locationIds.brooklyn}`] };
    expect(await stored()).toEqual(expected);
    const unknown = await add('Eva', [locationIds.newYork, 99_999]);
    expect(unknown.status).toBe(404);
    expect(userMessage(unknown)).toBe('This location does not exist.');
    expect((await add('Fay', ['nearby'])).status).toBe(400);
    expect(await stored()).toEqual(expected);
    await reset();
    expect(await stored()).toEqual({ doctors: 0, prefers: [] });
  });

  it('lists doctors by specialty, nearest to the ZIP code first [SC-215, SC-216]', async () => {
    const specialties = await call<{ value: string }[]>('GET doctors/specialties');
    expect(specialties.body.map(({ value }) => value)).toEqual(['Heart', 'Foot', 'Eyes', 'Ears Nose Throat', 'Lungs', 'Bones']);
    const { body } = await call<{ LastName: string; Distance: number }[]>('POST doctors/search', {
      body: { zipcode: '10018', specialty: 'Heart' },
    });
    expect(body.slice(0, 2).map(({ LastName }) => LastName)).toEqual(['App', 'Hart']);
    const distances = body.map(({ Distance }) => Distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(50);
  });

  it('publishes an email only when its doctor entered it for publication [SC-215, SC-309]', async () => {
    const add = (first_name: string, more: object) =>
      call<{ ID: number; Email: string }>('POST doctors/new', {
        body: { first_name, last_name: 'Public', email: `${first_name}@clinic.test`, zip_code: '10018', specialty: 'Lungs', ...more },
      });
    const added = [await add('ann', { email_is_public: 1 }), await add('ben', { email_is_public: 0 }), await add('cleo', {})];
    expect(added.map(({ body }) => body.Email)).toEqual(['ann@clinic.test', '', '']);
    const token = await getToken('platform');
    for (const { body } of added) await call(`PATCH practices/entries/${body.ID}`, { token, body: { kind: 'doctor', approved: 1 } });
    const { body } = await call<{ ID: number; Email: string }[]>('POST doctors/search', { body: { zipcode: '10018', specialty: 'Lungs' } });
    const emailOf = (id: number) => body.find(({ ID }) => ID === id)?.Email;
    expect(added.map(({ body: { ID } }) => emailOf(ID))).toEqual(['ann@clinic.test', '', '']);
  });
});

describe('scans to browse', () => {
  it('lists ten scan types, and scans with price and fee [SC-192, SC-193, SC-194, SC-367]', async () => {
    expect((await call<object[]>('GET scans/types')).body).toHaveLength(10);
    const { body } = await call<{ min_price: number; fee: number; scan_type: { id: number } }[]>('GET scans/services/1');
    expect(body.every(({ min_price, fee, scan_type }) => min_price > 0 && fee > 0 && scan_type.id === 1)).toBe(true);
    expect((await call<object[]>('GET scans/services')).body.length).toBeGreaterThan(body.length);
  });

  it('returns the market average of a scan and its cost near a ZIP code [SC-185, SC-186, SC-369]', async () => {
    expect((await call('GET scans/averageCost/70551')).body).toEqual({ average_cost: 850 });
    const cost = await call('POST scans/cost', { body: { zip_code: '10018', scan_service_id: 1 } });
    expect(cost.body).toEqual({ rate: 225, ceiling: 850, source: 'locations' });
  });
});

describe('the team', () => {
  const write = (email: string) =>
    call('POST static/contact', { body: { name: 'Ann', email, comments: 'Hello', phone: null, type: 'general' } });

  it('stores a contact message, or reports the failure [API-117, SC-147]', async () => {
    expect((await write('ann@example.com')).status).toBe(200);
    expect((await write(failingContactEmail)).status).toBe(503);
  });

  it('lists the blog entries, newest first [SC-146]', async () => {
    const { body } = await call<{ date: string }[]>('GET static/blog');
    const dates = body.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
