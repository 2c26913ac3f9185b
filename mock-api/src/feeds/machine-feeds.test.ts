import { type ScheduleResponse } from '@scanharbor/shared-contracts/wire/ic-portal/schedule';
import ICAL from 'ical.js';
import { call, control, getToken, reset, userMessage } from '../../testing/client';
import { book, freeTimes, singleScan } from '../../testing/portal';
import { locationIds, requestIds } from '../seed/demo-data';
import { createMachineCalendar, type MachineExam } from './machine-calendar';

const { requested } = requestIds;
const { newYork, chicago } = locationIds;

const apiUrl = () => (globalThis as { apiAddress?: string }).apiAddress ?? '';

let admin: string;
let staff: string;

/** Finds a machine of a location by its name. */
async function findMachine(locationId: number, name: string): Promise<number> {
  const { body } = await call<{ data: { machines: { id: number; name: string }[] } }>(`GET ic-portal/schedule/${locationId}`, {
    token: admin,
  });
  return body.data.machines.find((machine) => machine.name === name)?.id ?? 0;
}

const createFeed = async (machineId: number) =>
  (await call<{ data: { path: string } }>(`PUT ic-portal/machine-feed/${machineId}`, { token: admin })).body.data.path;
const endFeed = (machineId: number, token = admin) => call(`DELETE ic-portal/machine-feed/${machineId}`, { token });
/** Reads a feed as a calendar does: without a session. */
const readFeed = (path: string, headers: Record<string, string> = {}) => fetch(`${apiUrl()}${path}`, { headers });

const listEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

beforeEach(async () => {
  await reset();
  [admin, staff] = await Promise.all([getToken('admin'), getToken('staff')]);
});

describe('the calendar feed of a machine', () => {
  it('has the exams of that machine with number, exam and duration at the right instant, and nothing of a patient', async () => {
    const path = await createFeed(await findMachine(newYork, 'MRI'));
    const other = await createFeed(await findMachine(chicago, 'MRI'));
    const scan = await singleScan(requested, staff);
    const [start = ''] = freeTimes(scan, newYork);
    expect((await book(staff, requested, newYork, start)).status).toBe(200);
    const response = await readFeed(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = await response.text();
    const event = listEvents(text).find(({ summary }) => summary.startsWith(`#${requested} `));
    expect(event?.summary).toBe(`#${requested} MRI - Brain - Without contrast`);
    expect(event?.duration.toSeconds()).toBe(30 * 60);
    const { appointments } = await control<{ appointments: { request_id: number; starts_at: string }[] }>('rows');
    const stored = appointments.find(({ request_id: id }) => id === requested);
    expect(event?.startDate.toJSDate()).toEqual(new Date(stored?.starts_at ?? ''));
    for (const secret of ['Ellis', 'Jordan', 'patient@', '555', '1984']) expect(text).not.toContain(secret);
    expect(listEvents(await (await readFeed(other)).text()).map(({ summary }) => summary)).not.toContain(event?.summary);
  });

  it('is sent again only when an exam changed', async () => {
    const path = await createFeed(await findMachine(newYork, 'MRI'));
    const etag = (await readFeed(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    await control('clock', { advance: 120_000 });
    const unchanged = await readFeed(path, { 'If-None-Match': `W/${etag}` });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('cache-control')]).toEqual([304, '', 'private, no-cache']);
    const [start = ''] = freeTimes(await singleScan(requested, staff), newYork);
    await book(staff, requested, newYork, start);
    const changed = await readFeed(path, { 'If-None-Match': etag });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
    const body = { requestId: requested, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    expect((await call('POST cancellations/cancel-ic-postbooking', { token: staff, body })).status).toBe(200);
    expect((await readFeed(path)).headers.get('etag')).toBe(etag);
  });

  it('has one secret address, which is replaced or ended at once, and of which the database has the hash only', async () => {
    const machineId = await findMachine(newYork, 'MRI');
    const first = await createFeed(machineId);
    const second = await createFeed(machineId);
    expect([(await readFeed(first)).status, (await readFeed(second)).status]).toEqual([404, 200]);
    const token = second.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await control('rows'))).not.toContain(token);
    const { body } = await call<{ data: { machineId: number }[] }>(`GET ic-portal/machine-feeds/${newYork}`, { token: admin });
    expect(body.data.map((feed) => feed.machineId)).toEqual([machineId]);
    expect(JSON.stringify(body)).not.toContain(token);
    expect((await endFeed(machineId)).status).toBe(200);
    expect((await readFeed(second)).status).toBe(404);
    expect(userMessage(await endFeed(machineId))).toBe('This calendar does not exist anymore.');
    const { audit_events: events } = await control<{ audit_events: { call: string; subject: string }[] }>('rows');
    const subjects = events.filter(({ call: name }) => name.includes('machine-feed')).map(({ subject }) => subject);
    expect(subjects).toEqual(Array(3).fill('calendar of MRI, Harborview Midtown'));
  });

  it('ends with its machine', async () => {
    const machineId = await findMachine(newYork, 'MRI');
    const path = await createFeed(machineId);
    const { body } = await call<{ data: ScheduleResponse }>(`GET ic-portal/schedule/${newYork}`, {
      token: admin,
    });
    const { hours, closures, machines, minutes } = body.data;
    const without = { hours, closures, minutes, machines: machines.filter(({ id }) => id !== machineId) };
    expect((await call(`PUT ic-portal/schedule/${newYork}`, { token: admin, body: without })).status).toBe(200);
    expect((await readFeed(path)).status).toBe(404);
    expect((await call(`PUT ic-portal/machine-feed/${machineId}`, { token: admin })).status).toBe(404);
  });

  it('is managed by administrators of the practice only', async () => {
    const machineId = await findMachine(newYork, 'MRI');
    await createFeed(machineId);
    expect((await call(`PUT ic-portal/machine-feed/${machineId}`, { token: staff })).status).toBe(403);
    expect((await endFeed(machineId, staff)).status).toBe(403);
    expect((await call(`GET ic-portal/machine-feeds/${newYork}`, { token: staff })).status).toBe(403);
    const rival = await getToken('rivalAdmin');
    expect((await call(`PUT ic-portal/machine-feed/${machineId}`, { token: rival })).status).toBe(404);
    expect((await endFeed(machineId, rival)).status).toBe(404);
  });

  it.each(['/api/machine-feeds/unknown.ics', '/api/machine-feeds/unknown'])('is not found at %s', async (path) => {
    expect((await readFeed(path)).ok).toBe(false);
  });
});

describe('createMachineCalendar', () => {
  const exam: MachineExam = {
    appointmentId: 5001,
    requestId: 1003,
    scan: 'MRI - Upper Arm, left; with and without contrast - a description that is longer than one line of the file can be, as some are',
    startsAt: new Date('2026-03-08T06:45:00Z'),
    endsAt: new Date('2026-03-08T07:30:00Z'),
    changedAt: new Date('2026-03-01T12:00:00Z'),
  };
  const text = createMachineCalendar({ name: 'MRI 1; open', location: 'Midtown, New York' }, [exam]);

  it('is read by a parser as it was written, across a change of clocks', () => {
    const [event] = listEvents(text);
    expect([event?.summary, event?.uid]).toEqual([`#1003 ${exam.scan}`, 'appointment-5001@scanharbor']);
    expect([event?.startDate.toJSDate(), event?.endDate.toJSDate()]).toEqual([exam.startsAt, exam.endsAt]);
    expect(event?.startDate.zone.tzid).toBe('UTC');
    expect(text.split('\r\n')).toContain('X-WR-CALNAME:MRI 1\\; open\\, Midtown\\, New York');
  });

  it('has no line longer than 75 octets', () => {
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });

  it('is a valid calendar also without an exam', () => {
    expect(listEvents(createMachineCalendar({ name: 'MRI', location: 'Midtown' }, []))).toEqual([]);
  });
});
