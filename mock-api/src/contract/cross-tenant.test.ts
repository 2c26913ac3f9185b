import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, reset, getToken } from '../../testing/client';
import { locationIds, practiceIds, progressIds, requestIds, userIds } from '../seed/demo-data';

interface Example {
  body?: object;
}

const examples = JSON.parse(readFileSync(join(__dirname, '../docs/examples.json'), 'utf8')) as Record<string, Example>;
const { requested, booked } = requestIds;
const { newYork } = locationIds;

/** Calls on records of the demo patient, made by another patient. */
const ofPatient: [name: string, body?: object][] = [
  [`GET bookings/windows/${requested}`],
  [`GET mfp/get_mfp_patient_info/${requested}`],
  [`GET patients/uploads?test_request_id=${requested}`],
  ['POST patients/uploads', { blob_id: 'x', test_request_id: requested }],
  [`PATCH scans/request/${requested}`, { active: 0 }],
  [`PATCH scans/request/${progressIds.afterStepTwo}`, { active: 0, in_progress: 1 }],
  [`POST scans/resubmit/${requested}`],
  ['POST scans/contract', { test_request_id: requested, self_pay: 1 }],
  [`DELETE bookings/reschedule/${booked}`],
  [`DELETE cancellations/patient/${requested}`],
  [`GET datica/user/${userIds.patient}`],
  [`GET providers/provider/${userIds.staff}`],
];

/** Calls on records of the main practice, made by an admin of another one. */
const ofPractice: [name: string, body?: object][] = [
  [`GET ic-portal/ic-get-single-scan?requestId=${booked}`],
  [`GET ic-portal/ic-get-notes/${booked}`],
  [`GET ic-portal/activity/${booked}`],
  ['POST ic-portal/resend_message', { requestId: booked, messageId: 1 }],
  [`GET bookings/request/${booked}`],
  [`PATCH bookings/update/${booked}`, { custom_booking_id: 'X' }],
  [`PUT bookings/update/${booked}`, { custom_booking_id: 'X' }],
  [`POST bookings/move/${booked}`, { start: '2031-05-06 09:00:00', was: '2031-05-06 09:00:00' }],
  [`POST bookings/attendance/${booked}`, { attendance: 'arrived', was: { start: '2031-05-06 09:00:00', attendance: 'expected' } }],
  [`GET bookings/windows/${booked}`],
  [`GET mfp/get_mfp_patient_info/${booked}`],
  [`GET patients/booking/${booked}?patient_id=${userIds.patient}`],
  ['PATCH ic-portal/ic-request-availability', { requestId: booked, noteText: 'x' }],
  ['POST ic-portal/ic-book', { ...examples['POST ic-portal/ic-book']?.body, locationId: newYork }],
  ['POST bookings/reject', { test_request_id: booked, practice_id: practiceIds.main, location_id: -1, reason: 'x' }],
  [`GET ic-portal/ic-location/${newYork}`],
  ['PATCH ic-portal/ic-update-location', { ...examples['PATCH ic-portal/ic-update-location']?.body, locationID: newYork }],
  [`GET ic-portal/schedule/${newYork}`],
  [`PUT ic-portal/schedule/${newYork}`, examples['PUT ic-portal/schedule/:locationId']?.body],
  [`GET ic-portal/agenda?location_id=${newYork}&from=2031-05-06&days=1`],
  [`GET ic-portal/agenda/waiting?location_id=${newYork}&limit=5`],
  [`GET ic-portal/reports?from=2031-05&until=2031-05&location_id=${newYork}`],
  [`GET billing/months?from=2031-05&until=2031-05&location_id=${newYork}`],
  [`GET ic-portal/machine-feeds/${newYork}`],
  ['PUT ic-portal/machine-feed/1'],
  ['DELETE ic-portal/machine-feed/1'],
  [`GET ic-portal/scans/${newYork}`],
  [`PATCH ic-portal/scans/${newYork}`, { scan_type_id: 1 }],
  [`DELETE ic-portal/scans/${newYork}?scan_type_id=1`],
  ['PATCH ic-portal/ic-update-user', { ...examples['PATCH ic-portal/ic-update-user']?.body, currICUserID: userIds.staff }],
  [`GET ic-portal/users?practice_id=${practiceIds.main}`],
  ['POST users/update', { userId: userIds.staff, isAdmin: 1 }],
  ['POST users/delete', { userId: userIds.staff }],
  [`GET providers/provider/${userIds.staff}`],
  ['POST providers/location', { ProviderId: userIds.rival, LocationId: newYork }],
  ['PATCH providers/location', { ProviderId: userIds.staff, LocationId: newYork }],
  ['POST providers/invoice', { ProviderId: userIds.staff, LocationId: newYork }],
  ['GET billing/add?account_id=1'],
  ['PATCH billing/accounts/1', { account_name: 'Mine' }],
  [`GET billing/location/${newYork}`],
  [`PATCH billing/location/${newYork}`, { account_id: 1 }],
];

beforeAll(reset);

it.each([
  ['newPatient', ofPatient],
  ['rivalAdmin', ofPractice],
] as const)('rejects every call of %s on records of another patient or practice [API-032, API-033]', async (account, calls) => {
  const token = await getToken(account);
  for (const [name, body] of calls) {
    const { status } = await call(name, { token, ...(body ? { body } : {}) });
    expect([name, [400, 403, 404].includes(status) ? 'refused' : status]).toEqual([name, 'refused']);
  }
});

it.each([
  [
    'newPatient',
    'patient',
    [
      'bookings/patient_requested',
      'bookings/patient_booked',
      'bookings/past',
      'bookings/in-progress',
      'medical/patient',
      'patients/doctors',
    ],
  ],
  [
    'rivalAdmin',
    'admin',
    [
      'ic-portal/ic-locations',
      'ic-portal/ic-scheduled',
      'ic-portal/ic-completed',
      'billing/accounts',
      'billing/locations',
      'users/practice',
      'ic-portal/ic-get-user-list',
    ],
  ],
] as const)('lists no records to %s that belong to %s [API-032, API-033]', async (other, owner, lists) => {
  const [theirs, own] = await Promise.all([getToken(other), getToken(owner)]);
  for (const list of lists) {
    const [foreign, original] = await Promise.all([call(`GET ${list}`, { token: theirs }), call(`GET ${list}`, { token: own })]);
    const entries = (body: unknown) => (Array.isArray(body) ? body : (Object.values(body as object).find(Array.isArray) ?? [])) as object[];
    const ownEntries = entries(original.body).map((entry) => JSON.stringify(entry));
    expect([list, ownEntries.length > 0]).toEqual([list, true]);
    expect([list, entries(foreign.body).filter((entry) => ownEntries.includes(JSON.stringify(entry)))]).toEqual([list, []]);
  }
});
