import { type ScheduleResponse } from '@scanharbor/shared-contracts/wire/ic-portal/schedule';
import { call, getToken, reset, userMessage } from '../../../testing/client';
import { book, freeTimes, singleScan } from '../../../testing/portal';
import { locationIds, requestIds } from '../../seed/demo-data';

const { requested } = requestIds;
const { newYork } = locationIds;
/** Another open request for an MRI, whose patient offers the same first times. */
const kneeMri = 1103;
const mri = 1;

let admin: string;
let schedule: Omit<ScheduleResponse, 'misfits'>;

const read = async () => {
  const { data } = (await call<{ data: ScheduleResponse }>(`GET ic-portal/schedule/${newYork}`, { token: admin })).body;
  return data;
};
const save = (body: object, as = admin) =>
  call<{ data: ScheduleResponse }>(`PUT ic-portal/schedule/${newYork}`, { token: as, body: { ...schedule, ...body } });
const free = async (id: number = requested) => freeTimes(await singleScan(id, admin), newYork);

beforeEach(async () => {
  await reset();
  admin = await getToken('admin');
  const { misfits, ...rest } = await read();
  expect(misfits).toEqual([]);
  schedule = rest;
});

it('starts with one machine for each modality in service, hours for every slot, and the usual exam lengths', () => {
  expect(schedule.machines.find(({ scanTypeIds }) => scanTypeIds.includes(mri))).toMatchObject({ name: 'MRI', scanTypeIds: [mri] });
  expect(schedule.hours).toEqual(Array(7).fill({ open: '06:00', close: '23:00' }));
  expect(schedule.minutes.find(({ scanTypeId }) => scanTypeId === mri)).toEqual({ scanTypeId: mri, minutes: 30, contrastMinutes: 45 });
});

it('offers staff no time outside the hours, on closed days, or that would end after closing', async () => {
  const [first = ''] = await free();
  const date = first.slice(0, 10);
  await save({ hours: schedule.hours.map(() => ({ open: '09:00', close: '10:00' })) });
  expect((await free()).filter((time) => time.startsWith(date))).toEqual([`${date} 09:00:00`, `${date} 09:15:00`, `${date} 09:30:00`]);
  const refused = await book(admin, requested, newYork, `${date} 09:45:00`);
  expect(userMessage(refused)).toBe('The location is closed at this time. Please choose another one.');
  expect(refused.body.next_free_times?.length).toBeGreaterThan(0);
  await save({ closures: [{ from: date, to: date, reason: 'Maintenance' }] });
  expect((await free()).some((time) => time.startsWith(date))).toBe(false);
});

it('takes as many exams at a time as there are machines, for as long as an exam takes', async () => {
  const [start = '', next = ''] = await free();
  await book(admin, kneeMri, newYork, start);
  expect((await book(admin, requested, newYork, start)).status).toBe(400);
  expect((await book(admin, requested, newYork, next)).status).toBe(400);
  await save({ machines: [...schedule.machines, { name: 'MRI 2', scanTypeIds: [mri] }] });
  // Identical calls of one session share their response for a second.
  expect((await book(await getToken('staff'), requested, newYork, next)).status).toBe(200);
});

it('books exams back to back at the length of the location', async () => {
  const [start = '', next = ''] = await free();
  const minutes = schedule.minutes.map((row) => (row.scanTypeId === mri ? { scanTypeId: mri, minutes: 15, contrastMinutes: 15 } : row));
  expect((await save({ minutes })).body.data.minutes).toEqual(minutes);
  await book(admin, kneeMri, newYork, start);
  expect((await book(admin, requested, newYork, next)).status).toBe(200);
});

it('names the requests whose appointments do not fit anymore, and keeps them', async () => {
  const [start = ''] = await free();
  await book(admin, requested, newYork, start);
  const machines = schedule.machines.filter(({ scanTypeIds }) => !scanTypeIds.includes(mri));
  expect((await save({ machines })).body.data.misfits).toContain(requested);
  expect(userMessage(await book(admin, kneeMri, newYork, (await singleScan(kneeMri, admin)).availabilityRaw[0]?.window_open ?? ''))).toBe(
    'This location has no machine for this scan.',
  );
  expect((await singleScan(requested, admin)).state).toBe('scheduled');
});

it('rejects a stale edit, unknown machines and modalities, wrong times, and anyone but an admin of the practice', async () => {
  await save({ closures: [{ from: '2031-05-05', to: '2031-05-06', reason: '' }] });
  const stale = await save({ was: schedule });
  expect(stale.status).toBe(409);
  expect(userMessage(stale)).toMatch(/^Dana Whitaker changed the schedule of this location at \d+:\d\d [AP]M E[SD]T\.$/);
  expect((await save({ machines: [{ id: 999_999, name: 'X', scanTypeIds: [mri] }] })).status).toBe(400);
  expect((await save({ machines: [{ name: 'X', scanTypeIds: [99] }] })).status).toBe(400);
  expect((await save({ hours: schedule.hours.map(() => ({ open: '10:00', close: '09:00' })) })).status).toBe(400);
  expect((await save({}, await getToken('staff'))).status).toBe(403);
  expect((await save({}, await getToken('rivalAdmin'))).status).toBe(404);
  expect((await call(`GET ic-portal/schedule/${newYork}`, { token: await getToken('patient') })).status).toBe(403);
});
