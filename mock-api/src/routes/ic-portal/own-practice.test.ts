import { type LocationResponse } from '@scanharbor/shared-contracts/wire/ic-portal/locations';
import { call, reset, getToken } from '../../../testing/client';
import { counters, singleScan } from '../../../testing/portal';
import { locationIds, practiceIds, requestIds, userIds } from '../../seed/demo-data';

/** A request that only this practice has, and a patient whom only it knows. */
const requestId = requestIds.booked;
const patientId = 114;
const start = '2026-12-01 08:00:00';

type Call = [call: string, body?: object];

const reads: Call[] = [
  [`GET ic-portal/ic-get-single-scan?requestId=${requestId}`],
  [`GET ic-portal/ic-get-notes/${requestId}`],
  [`GET ic-portal/ic-location/${locationIds.newYork}`],
  [`GET ic-portal/scans/${locationIds.newYork}`],
  [`GET billing/location/${locationIds.newYork}`],
];

const writes: Call[] = [
  ['POST ic-portal/ic-book', { requestId, appointmentDateTime: start, locationId: locationIds.newYork, isSelfPay: 1, productFee: 1 }],
  ['PATCH ic-portal/ic-request-availability', { requestId, noteText: 'More times' }],
  ['POST bookings/reject', { test_request_id: requestId, practice_id: practiceIds.main, location_id: -1, reason: 'Full' }],
  ['POST bookings/book', { test_request_id: requestId, window_id: 1, location_id: locationIds.newYork }],
  [`PATCH bookings/update/${requestId}`, { budget: 10 }],
  [`PATCH ic-portal/scans/${locationIds.newYork}`, { scan_type_id: 3 }],
  [`DELETE ic-portal/scans/${locationIds.newYork}?scan_type_id=1`],
  [`PATCH billing/location/${locationIds.newYork}`, { account_id: 1 }],
  ['PATCH billing/accounts/1', { account_name: 'Mine now' }],
  [
    'PATCH ic-portal/ic-update-user',
    {
      currICUserID: userIds.staff,
      newFirstName: 'X',
      newLastName: 'Y',
      newEmail: 'x@y.test',
      newIsAdmin: 0,
      newIsActive: 0,
      currPracticeID: practiceIds.main,
      assignedLocations: '',
    },
  ],
];

let rival: string;
let admin: string;

beforeAll(async () => {
  await reset();
  [rival, admin] = await Promise.all([getToken('rivalAdmin'), getToken('admin')]);
});

const getStatus = async (token: string, [name, body]: Call) => [name, (await call(name, { token, body })).status];

describe('the admin of another practice', () => {
  it.each(reads)('cannot read %s [API-032]', async (name) => {
    expect([403, 404]).toContain((await getStatus(rival, [name]))[1]);
  });

  it('cannot change requests, locations, accounts and users of this practice by any call [API-032]', async () => {
    const readAll = async () => ({
      scan: await singleScan(requestId, admin),
      counters: await counters({ token: admin }),
      locations: (await call<{ data: LocationResponse[] }>('GET ic-portal/ic-locations', { token: admin })).body.data,
      users: (await call('GET ic-portal/ic-get-user-list', { token: admin })).body,
      accounts: (await call('GET billing/accounts', { token: admin })).body,
    });
    const before = await readAll();
    for (const write of writes) {
      const [name, status] = await getStatus(rival, write);
      expect([name, [400, 403, 404].includes(Number(status))]).toEqual([name, true]);
    }
    expect(await readAll()).toEqual(before);
  });

  it('cannot read screening answers of patients of this practice or use its locations [API-032, API-038]', async () => {
    expect((await getStatus(rival, [`GET patients/screening-questions/${patientId}`]))[1]).toBe(404);
    const elsewhere = await call('GET ic-portal/ic-requested', { token: rival, headers: { 'X-Location': String(locationIds.newYork) } });
    expect(elsewhere.status).toBe(403);
  });
});
