import { type LocationResponse } from '@scanharbor/shared-contracts/wire/ic-portal/locations';
import { type ScheduleResponse } from '@scanharbor/shared-contracts/wire/ic-portal/schedule';
import { call, reset, getToken, userMessage } from '../../../testing/client';
import { book, fetchListIds, freeTimes, singleScan } from '../../../testing/portal';
import { locationIds, practiceIds, requestIds } from '../../seed/demo-data';
import { scanServiceRows, scanTypeIds } from '../../seed/scan-catalog';

const details = {
  name: 'Harborview Queens',
  phone: '(212) 555-1900',
  fax: '',
  address1: '70-20 Austin Street',
  address2: '',
  city: 'Flushing',
  state: 'NY',
  zipCode: '11375',
  latitude: 40.72,
  longitude: -73.84,
  timeZoneId: 'America/New_York',
  practiceID: practiceIds.main,
  modalities: `${scanTypeIds.mri},${scanTypeIds.ct}`,
};

let admin: string;
let staff: string;

const locations = async (token = staff) => (await call<{ data: LocationResponse[] }>('GET ic-portal/ic-locations', { token })).body.data;
const named = async (name: string) => (await locations()).find(({ Name }) => Name === name);
const add = (body: object = details, token = admin) => call<{ LocationID: number }>('POST ic-portal/ic-add-location', { token, body });

beforeEach(async () => {
  await reset();
  admin = await getToken('admin');
  staff = await getToken('staff');
});

describe('locations of a practice', () => {
  it('lists the locations of the practice with modalities for every provider [SC-100, SC-101, SC-104, SC-336]', async () => {
    const all = await locations();
    expect(all.map(({ LocationID }) => LocationID)).toEqual([locationIds.newYork, locationIds.brooklyn, locationIds.chicago]);
    expect(all[0]).toMatchObject({ TimeZoneId: 'America/New_York', IsActive: 1 });
    expect(all[2]?.Modalities).toContainEqual(expect.objectContaining({ ScanTypeID: scanTypeIds.nuclear, ApprovalStatus: 0 }));
    const one = await call<{ data: LocationResponse }>(`GET ic-portal/ic-location/${locationIds.chicago}`, { token: staff });
    expect(one.body.data).toEqual(all[2]);
    expect((await call(`GET ic-portal/ic-location/${locationIds.rivalNear}`, { token: staff })).status).toBe(404);
    const short = await call<{ data: unknown[] }>('GET ic-portal/ic-all-locations', { token: staff });
    expect(short.body.data).toHaveLength(3);
  });

  it('gives a new location the hours, coming closures, machines and exam lengths of another one, as its modalities need them', async () => {
    const read = async (id: number) => (await call<{ data: ScheduleResponse }>(`GET ic-portal/schedule/${id}`, { token: admin })).body.data;
    const source = await read(locationIds.newYork);
    const [year] = new Date().toISOString().split('-').map(Number);
    const closures = [
      { from: '2020-01-01', to: '2020-01-02', reason: 'Past' },
      { from: `${(year ?? 0) + 1}-07-04`, to: `${(year ?? 0) + 1}-07-04`, reason: 'Independence Day' },
    ];
    const hours = source.hours.map((day, weekday) => (weekday === 0 ? null : day));
    const ctMinutes = { scanTypeId: scanTypeIds.ct, minutes: 60, contrastMinutes: 60 } as const;
    const minutes = source.minutes.map((row) => (row.scanTypeId === scanTypeIds.ct ? ctMinutes : row));
    const body = { hours, closures, minutes, machines: source.machines };
    expect((await call(`PUT ic-portal/schedule/${locationIds.newYork}`, { token: admin, body })).status).toBe(200);
    const copy = await read((await add({ ...details, copyFrom: locationIds.newYork })).body.LocationID);
    expect([copy.hours, copy.closures]).toEqual([hours, closures.slice(1)]);
    expect(copy.minutes).toContainEqual(ctMinutes);
    const taken = source.machines.filter(({ scanTypeIds: [id] }) => id === scanTypeIds.mri || id === scanTypeIds.ct);
    expect(copy.machines.map(({ name }) => name)).toEqual(taken.map(({ name }) => name));
    expect(copy.machines.some(({ id }) => taken.some((machine) => machine.id === id))).toBe(false);
    expect((await add({ ...details, copyFrom: locationIds.rivalNear })).status).toBe(404);
  });

  it('adds and changes locations by admins and returns them in the next list [SC-102, SC-103, SC-337, API-100]', async () => {
    const { body } = await add();
    expect(await named('Harborview Queens')).toMatchObject({ LocationID: body.LocationID, ZipCode: '11375', IsActive: 1 });
    const changed = {
      ...details,
      name: 'Harborview Forest Hills',
      locationID: body.LocationID,
      isActive: 0,
      modalities: `${scanTypeIds.mri}`,
    };
    await call('PATCH ic-portal/ic-update-location', { token: admin, body: changed });
    expect(await named('Harborview Forest Hills')).toMatchObject({
      IsActive: 0,
      Modalities: [{ ScanTypeID: scanTypeIds.mri, ApprovalStatus: 0 }],
    });
  });

  it('rejects an edit of a location that changed since the edit started, also concurrently [API-100]', async () => {
    const {
      body: { LocationID: locationID },
    } = await add();
    const base = { ...details, isActive: 1, modalities: [scanTypeIds.mri, scanTypeIds.ct].sort((one, other) => one - other).join() };
    const save = (name: string, was: object) =>
      call('PATCH ic-portal/ic-update-location', { token: admin, body: { ...details, name, locationID, isActive: 1, was } });
    const responses = await Promise.all([save('One', base), save('Two', base)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(rejected && userMessage(rejected)).toMatch(/^Dana Whitaker changed this location at \d+:\d\d [AP]M E[SD]T\.$/);
    const stored = responses[0].status === 200 ? 'One' : 'Two';
    expect(await named(stored)).toMatchObject({ LocationID: locationID });
    expect((await save('Three', { ...base, name: stored })).status).toBe(200);
  });

  it('rejects changes by standard providers and in another practice [API-034, API-032, IC-159]', async () => {
    expect((await add(details, staff)).status).toBe(403);
    expect((await add({ ...details, practiceID: practiceIds.rival })).status).toBe(403);
    const foreign = { ...details, locationID: locationIds.rivalNear, isActive: 1 };
    expect((await call('PATCH ic-portal/ic-update-location', { token: admin, body: foreign })).status).toBe(404);
  });

  it.each([
    ['name', '', 'Please enter a name.'],
    ['zipCode', '123', 'Please enter a valid zip code.'],
    ['state', 'New York', 'Please choose a state.'],
    ['timeZoneId', 'Mars/Base', 'Please choose a time zone.'],
  ])('names the invalid field %s [SC-337]', async (field, value, message) => {
    expect(await add({ ...details, [field]: value })).toMatchObject({
      status: 400,
      body: { messages: [{ field, user_msg: message }] },
    });
  });

  it('receives no more requests at an inactive location', async () => {
    const chicago = (await locations()).find(({ LocationID }) => LocationID === locationIds.chicago);
    const body = {
      ...details,
      name: chicago?.Name,
      address1: chicago?.Address1,
      city: 'Chicago',
      state: 'IL',
      zipCode: '60601',
      locationID: locationIds.chicago,
      isActive: 0,
    };
    await call('PATCH ic-portal/ic-update-location', { token: admin, body });
    expect(await fetchListIds('ic-requested', { token: staff, headers: { 'X-Location': String(locationIds.chicago) } })).toEqual([]);
  });

  it('takes no booking at an inactive location [API-074]', async () => {
    const { newYork } = locationIds;
    const [start = ''] = freeTimes(await singleScan(requestIds.requested, staff), newYork);
    const body = { ...details, zipCode: '10018', locationID: newYork, isActive: 0 };
    expect((await call('PATCH ic-portal/ic-update-location', { token: admin, body })).status).toBe(200);
    expect(await book(staff, requestIds.requested, newYork, start)).toMatchObject({
      status: 400,
      body: { messages: [{ user_msg: 'This location cannot take this request.' }] },
    });
  });
});

describe('modalities', () => {
  const path = `ic-portal/scans/${locationIds.brooklyn}`;

  /** How many centers around the location find patients for a modality. */
  async function centers(modality: number) {
    const scan = scanServiceRows.find(({ scanTypeId }) => scanTypeId === modality)?.id;
    const { body } = await call<{ Distance: number; Cnt: number }[]>(`GET scans_v2/distance?zip=11217&scanServiceId=${scan}`);
    return body.find(({ Distance }) => Distance === 50)?.Cnt ?? 0;
  }

  it('keeps modalities pending until the platform sets them in service, and offers them to patients then [SC-106, SC-107, SC-137, SC-138, SC-349, API-103]', async () => {
    const platform = await getToken('platform');
    const before = await centers(scanTypeIds.pet);
    const added = await call<{ data: unknown[] }>(`PATCH ${path}`, { token: admin, body: { scan_type_id: scanTypeIds.pet } });
    expect(added.body.data).toContainEqual(expect.objectContaining({ ScanTypeID: scanTypeIds.pet, ApprovalStatus: 0 }));
    const pending = await call<{ results: { id: number; location: { id: number }; scan_type: { id: number } }[] }>(
      'GET practices/pending_scans',
      { token: platform },
    );
    const waiting = pending.body.results.find(
      ({ location, scan_type }) => location.id === locationIds.brooklyn && scan_type.id === scanTypeIds.pet,
    );
    expect((await call(`PATCH practices/pending_scans/${waiting?.id}`, { token: platform, body: { in_service: 1 } })).status).toBe(200);
    const now = await call<{ data: unknown[] }>(`GET ${path}`, { token: staff });
    expect(now.body.data).toContainEqual(expect.objectContaining({ ScanTypeID: scanTypeIds.pet, ApprovalStatus: 1 }));
    expect(await centers(scanTypeIds.pet)).toBe(before + 1);
    const again = await call(`PATCH practices/pending_scans/${waiting?.id}`, { token: platform, body: { in_service: 1 } });
    expect(again.status).toBe(404);
  });

  it('removes a modality, accepts a missing one, and makes one that is added again pending [SC-108, API-103]', async () => {
    const before = await centers(scanTypeIds.ct);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await call<{ data: unknown[] }>(`DELETE ${path}?scan_type_id=${scanTypeIds.ct}`, { token: admin });
      expect(status).toBe(200);
      expect(body.data).not.toContainEqual(expect.objectContaining({ ScanTypeID: scanTypeIds.ct }));
    }
    await call(`PATCH ${path}`, { token: admin, body: { scan_type_id: scanTypeIds.ct } });
    expect(await centers(scanTypeIds.ct)).toBe(before - 1);
    expect((await call(`PATCH ${path}`, { token: admin, body: { scan_type_id: 9_999 } })).status).toBe(400);
  });
});

describe('an address', () => {
  it('finds an address by ZIP code and state, with its time zone [SC-112, SC-113, API-104]', async () => {
    const found = await call<{ latitude: number; longitude: number }>(
      'GET ic-portal/geocode?address=180+North+Michigan&city=Chicago&state=IL&zip=60601',
      { token: staff },
    );
    expect(found.body.latitude).toBeCloseTo(41.88, 1);
    const { latitude, longitude } = found.body;
    const zone = await call(`GET ic-portal/location_timezone?latitude=${latitude}&longitude=${longitude}`, { token: staff });
    expect(zone.body).toEqual({ timeZoneId: 'America/Chicago' });
  });

  it('rejects an unknown address with a message [SC-113]', async () => {
    const rejected = await call('GET ic-portal/geocode?address=x&city=Chicago&state=NY&zip=60601', { token: staff });
    expect(rejected.status).toBe(404);
    expect(userMessage(rejected)).toBe('We could not find this address. Please check the ZIP code and the state.');
  });

  it('lists 52 states [SC-105, SC-338]', async () => {
    const { body } = await call<{ data: unknown[] }>('GET ic-portal/get-states', { token: staff });
    expect(body.data).toHaveLength(52);
    expect(body.data).toContainEqual({ State: 'DC', StateName: 'District Of Columbia' });
  });
});
