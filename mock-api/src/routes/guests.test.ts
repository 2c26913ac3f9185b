import { call, control, reset, userMessage } from '../../testing/client';
import { failingContactEmail, locationIds, zips } from '../seed/names';

beforeAll(reset);

describe('a zip', () => {
  it('is found with its place [SC-110]', async () => {
    expect((await call('GET ic-portal/zip_code/10018')).body).toMatchObject({ city: 'New York', state: 'NY' });
  });

  it.each(['00000', 'abcde', '1001', '999999'])('%s is refused with a message [API-111]', async (zip) => {
    const told = await call(`GET ic-portal/zip_code/${zip}`);
    expect(told.status).toBe(400);
    expect(userMessage(told)).toBe('Please enter a valid zip code.');
  });

  it('has centers around it, nearest first [SC-109, SC-190]', async () => {
    const { body } = await call<{ results: { distance: number }[] }>('POST ic-portal/preferred', { body: { zip_code: zips.withCenters } });
    const distances = body.results.map(({ distance }) => distance);
    expect(distances.length).toBeGreaterThan(5);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});

describe('a doctor', () => {
  const find = (doctor_id: string, by: object) => call('POST doctors/find', { body: { doctor_id, ...by } });

  it('is found by identifier, NPI and id [API-114, SC-213]', async () => {
    for (const told of [await find('hart', { use_identifier: 1 }), await find('1003000100', { use_npi: 1 }), await find('1', {})]) {
      expect(told.body).toMatchObject({ ID: 1, LastName: 'Hart' });
    }
  });

  it('that does not exist is refused with a message [API-114]', async () => {
    expect(userMessage(await find('nobody', { use_identifier: 1 }))).toBe('Doctor was not found by that identifier.');
  });

  it('is found by parts of the name [SC-166, SC-311]', async () => {
    const { body } = await call<{ total: number; result: { LastName: string }[] }>('GET search/doctor?search=am%20har');
    expect(body.result.map(({ LastName }) => LastName)).toEqual(['Hart']);
  });

  it('is added under a name of its own, also twice at once [SC-214, SC-310]', async () => {
    const add = (first_name: string) => call<{ identifier: string }>('POST doctors/new', { body: { first_name, last_name: 'Hart' } });
    const told = await Promise.all([add('Bea'), add('Cid')]);
    expect(told.map(({ body }) => body.identifier).sort()).toEqual(['hart2', 'hart3']);
  });

  it('is kept with the centers that the doctor prefers, each once, and not with one that does not exist [SC-214, MK-111]', async () => {
    const add = (first_name: string, locations: unknown[]) =>
      call<{ ID: number }>('POST doctors/new', { body: { first_name, last_name: 'Sandberg', locations } });
    const kept = async () => {
      const rows = await control<Record<string, { doctor_id: number; location_id: number; last_name: string }[]>>('rows');
      return {
        doctors: rows.doctors?.filter(({ last_name }) => last_name === 'Sandberg').length,
        prefers: rows.doctor_locations?.map(({ doctor_id, location_id }) => [doctor_id, location_id].join()).sort(),
      };
    };
    const { body } = await add('Dora', [locationIds.brooklyn, String(locationIds.newYork), locationIds.brooklyn]);
    const expected = { doctors: 1, prefers: [`${body.ID},${locationIds.newYork}`, `${body.ID},${locationIds.brooklyn}`] };
    expect(await kept()).toEqual(expected);
    const unknown = await add('Eva', [locationIds.newYork, 99_999]);
    expect(unknown.status).toBe(404);
    expect(userMessage(unknown)).toBe('This location does not exist.');
    expect((await add('Fay', ['nearby'])).status).toBe(400);
    expect(await kept()).toEqual(expected);
    await reset();
    expect(await kept()).toEqual({ doctors: 0, prefers: [] });
  });

  it('is listed by specialty, nearest to the zip first [SC-215, SC-216]', async () => {
    const specialties = await call<{ value: string }[]>('GET doctors/specialties');
    expect(specialties.body.map(({ value }) => value)).toEqual(['Heart', 'Foot', 'Eyes', 'Ears Nose Throat', 'Lungs', 'Bones']);
    const { body } = await call<{ LastName: string }[]>('POST doctors/search', { body: { zipcode: '60601', specialty: 'Heart' } });
    expect(body[0]?.LastName).toBe('Oduya');
  });
});

describe('scans to browse', () => {
  it('have ten types, and a price and fee each [SC-192, SC-193, SC-194, SC-367]', async () => {
    expect((await call<object[]>('GET scans/types')).body).toHaveLength(10);
    const { body } = await call<{ min_price: number; fee: number; scan_type: { id: number } }[]>('GET scans/services/1');
    expect(body.every(({ min_price, fee, scan_type }) => min_price > 0 && fee > 0 && scan_type.id === 1)).toBe(true);
    expect((await call<object[]>('GET scans/services')).body.length).toBeGreaterThan(body.length);
  });

  it('have a market average and a cost near a zip [SC-185, SC-186, SC-369]', async () => {
    expect((await call('GET scans/averageCost/70551')).body).toEqual({ average_cost: 850 });
    const cost = await call('POST scans/cost', { body: { zip_code: '10018', scan_service_id: 1 } });
    expect(cost.body).toEqual({ rate: 225, ceiling: 850, source: 'locations' });
  });
});

describe('the team', () => {
  const write = (email: string) =>
    call('POST static/contact', { body: { name: 'Ann', email, comments: 'Hello', phone: null, type: 'general' } });

  it('gets a message, or the failure is told [API-117, SC-147]', async () => {
    expect((await write('ann@example.com')).status).toBe(200);
    expect((await write(failingContactEmail)).status).toBe(503);
  });

  it('tells its news, newest first [SC-146]', async () => {
    const { body } = await call<{ date: string }[]>('GET static/blog');
    const dates = body.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
