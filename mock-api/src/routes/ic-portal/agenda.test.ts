import { addDays } from '@scanharbor/shared-contracts/domain/civil-date';
import { type AgendaResponse, type WaitingResponse } from '@scanharbor/shared-contracts/wire/ic-portal/agenda';
import { type ScheduleResponse } from '@scanharbor/shared-contracts/wire/ic-portal/schedule';
import { call, getToken, reset, userMessage } from '../../../testing/client';
import { book, freeTimes, singleScan } from '../../../testing/portal';
import { locationIds, requestIds } from '../../seed/demo-data';

const { requested } = requestIds;
const { newYork } = locationIds;
/** Another open request for an MRI, whose patient offers the same first times. */
const kneeMri = 1103;
const mri = 1;

let staff: string;
let admin: string;

const readAgenda = async (from: string, days = 1) =>
  (await call<{ data: AgendaResponse }>(`GET ic-portal/agenda?location_id=${newYork}&from=${from}&days=${days}`, { token: staff })).body
    .data;
const readWaiting = async (limit: number) =>
  (await call<WaitingResponse>(`GET ic-portal/agenda/waiting?location_id=${newYork}&limit=${limit}`, { token: staff })).body;
const move = (body: object, token = staff) =>
  call<{ messages?: { user_msg: string }[]; next_free_times?: string[] }>(`POST bookings/move/${requested}`, { token, body });

/** Adds machines to those of the location and returns all of them. */
async function addMachines(...added: object[]) {
  const schedule = (await call<{ data: ScheduleResponse }>(`GET ic-portal/schedule/${newYork}`, { token: admin })).body.data;
  const body = { ...schedule, machines: [...schedule.machines, ...added] };
  return (await call<{ data: ScheduleResponse }>(`PUT ic-portal/schedule/${newYork}`, { token: admin, body })).body.data;
}

beforeEach(async () => {
  await reset();
  [staff, admin] = await Promise.all([getToken('staff'), getToken('admin')]);
});

it('shows the hours, machines and exams of a day, and nothing else of a patient', async () => {
  const [start = ''] = freeTimes(await singleScan(requested, staff), newYork);
  await book(staff, requested, newYork, start);
  const date = start.slice(0, 10);
  const { days, machines, appointments } = await readAgenda(date);
  expect(days).toEqual([{ date, hours: { open: '06:00', close: '23:00' }, closure: null }]);
  const machine = machines.find(({ name }) => name === 'MRI');
  expect(machine).toEqual({ id: expect.any(Number), name: 'MRI', modalities: ['MRI'], isRemoved: false });
  expect(appointments.find(({ requestId }) => requestId === requested)).toEqual({
    requestId: requested,
    patient: 'Jordan Ellis',
    modality: 'MRI',
    scan: 'MRI - Brain - Without contrast',
    minutes: 30,
    machineId: machine?.id,
    start,
    attendance: 'expected',
    hasPatientAsked: false,
  });
});

it('shows every day of a week, with its closures, and the exams of that week only', async () => {
  const [start = ''] = freeTimes(await singleScan(requested, staff), newYork);
  await book(staff, requested, newYork, start);
  const first = start.slice(0, 10);
  const schedule = await addMachines();
  const closures = [{ from: addDays(first, 1), to: addDays(first, 1), reason: 'Thanksgiving' }];
  await call(`PUT ic-portal/schedule/${newYork}`, { token: admin, body: { ...schedule, closures } });
  const { days } = await readAgenda(first, 7);
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_value, index) => addDays(first, index)));
  expect(days.slice(0, 3).map(({ hours, closure }) => [hours === null, closure])).toEqual([
    [false, null],
    [true, 'Thanksgiving'],
    [false, null],
  ]);
  const nextWeek = await readAgenda(addDays(first, 7), 7);
  expect(nextWeek.appointments.map(({ requestId }) => requestId)).not.toContain(requested);
});

it('lists the requests that the location can book, oldest first, with their length and the times that the patient offers', async () => {
  const { data, total } = await readWaiting(3);
  expect([data.length, total > 3]).toEqual([3, true]);
  expect(data.map(({ hoursOpened }) => hoursOpened)).toEqual(data.map(({ hoursOpened }) => hoursOpened).sort((a, b) => b - a));
  const request = (await readWaiting(50)).data.find(({ requestId }) => requestId === requested);
  expect(request).toMatchObject({ patient: 'Jordan Ellis', modality: 'MRI', minutes: 30 });
  expect(request?.windows).not.toEqual([]);
});

it('books the chosen machine, and moves to another one at the same time without a message to the patient', async () => {
  const { machines } = await addMachines({ name: 'MRI 2', scanTypeIds: [mri] });
  const second = machines.find(({ name }) => name === 'MRI 2')?.id;
  const first = machines.find(({ name }) => name === 'MRI')?.id;
  const [start = ''] = freeTimes(await singleScan(requested, staff), newYork);
  const window = (await readWaiting(50)).data
    .find(({ requestId }) => requestId === requested)
    ?.windows.find(({ open, close }) => open <= start && start < close);
  const body = { test_request_id: requested, window_id: window?.id, location_id: newYork, start, machine_id: second };
  expect((await call('POST bookings/book', { token: staff, body })).status).toBe(200);
  const findMachine = async () =>
    (await readAgenda(start.slice(0, 10))).appointments.find(({ requestId }) => requestId === requested)?.machineId;
  expect(await findMachine()).toBe(second);
  const count = async () => (await singleScan(requested, staff)).Messages?.length;
  const before = await count();
  expect((await move({ start, was: start, machine_id: first })).status).toBe(200);
  expect(await findMachine()).toBe(first);
  expect(await count()).toBe(before);
});

it('refuses a machine that does not take the scan or is taken, and names the next free times of that machine', async () => {
  const { machines } = await addMachines({ name: 'MRI 2', scanTypeIds: [mri] });
  const second = machines.find(({ name }) => name === 'MRI 2')?.id;
  const other = machines.find(({ scanTypeIds }) => !scanTypeIds.includes(mri))?.id;
  const [start = '', , later = ''] = freeTimes(await singleScan(requested, staff), newYork);
  await book(staff, kneeMri, newYork, start);
  await book(admin, requested, newYork, later);
  expect(userMessage(await move({ start, was: later, machine_id: other }))).toBe(
    'This machine does not take this scan. Please choose another one.',
  );
  const first = machines.find(({ name }) => name === 'MRI')?.id;
  const refused = await move({ start, was: later, machine_id: first });
  expect(userMessage(refused)).toBe('This time was just taken at this location. Please choose another one.');
  expect(refused.body.next_free_times).not.toContain(start);
  expect((await move({ start, was: later, machine_id: second })).status).toBe(200);
});
