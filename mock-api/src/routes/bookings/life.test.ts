import { type BookingCardResponse } from '@scanharbor/shared-contracts/wire/bookings/card';
import { call, control, getToken, reset, userMessage } from '../../../testing/client';
import { book, counters, fetchRow, freeTimes, singleScan } from '../../../testing/portal';
import { locationIds, requestIds } from '../../seed/demo-data';

const { requested, booked, past } = requestIds;
const { newYork } = locationIds;
const hourMs = 3_600_000;

let token: string;
let times: string[];
let start: string;
let later: string;

const move = (body: object, as = token, id: number = requested) => call(`POST bookings/move/${id}`, { token: as, body });
const record = (attendance: string, from: string, at = start, as = token, id: number = requested) =>
  call(`POST bookings/attendance/${id}`, { token: as, body: { attendance, was: { start: at, attendance: from } } });
const patientCard = async (list: 'patient_booked' | 'past', id: number = requested) => {
  const { body } = await call<{ results: BookingCardResponse[] }>(`GET bookings/${list}`, { token: await getToken('patient') });
  return body.results.find((card) => card.id === id);
};

/** Sets the clock to minutes after an appointment in New York, whose session then starts anew. */
async function goTo(wallClock: string, minutes: number): Promise<void> {
  const { results } = (await call<{ results: BookingCardResponse[] }>('GET bookings/booked', { token })).body;
  expect(results.length).toBeGreaterThan(0);
  const at = new Date(`${wallClock.replace(' ', 'T')}Z`);
  // Eastern Time, in winter and summer.
  const name = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' }).format(at);
  await control('clock', { now: new Date(at.getTime() + (name.includes('EDT') ? 4 : 5) * hourMs + minutes * 60_000).toISOString() });
  token = await getToken('staff');
}

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
  times = freeTimes(await singleScan(requested, token), newYork);
  [start = ''] = times;
  later = times.at(-1) ?? '';
  await book(token, requested, newYork, start);
});

describe('moving an appointment', () => {
  it('moves it to another offered time, tells the patient, and keeps fee, price and the id of the center', async () => {
    await call(`PATCH bookings/update/${requested}`, { token, body: { custom_booking_id: 'H-77' } });
    const before = await patientCard('patient_booked');
    expect((await move({ start: later, was: start })).body).toEqual({ status: 'SUCCESS', start: later });
    expect(await fetchRow('ic-scheduled', requested, { token })).toMatchObject({ AppointmentDate: later, CustomBookingID: 'H-77' });
    expect(await patientCard('patient_booked')).toMatchObject({
      scheduled: { window_open: later },
      movedFrom: start,
      fee: before?.fee,
      budget: before?.budget,
    });
    const mails = await control<{ subject: string }[]>('outbox');
    expect(mails.map(({ subject }) => subject)).toContain(`Your appointment for request #${requested} has a new time`);
  });

  it('frees the old time, offers the times that the patient asked for instead, and answers the wish', async () => {
    const day = '2031-05-06';
    const windows = [{ window_open: `${day} 09:00:00`, window_close: `${day} 10:00:00` }];
    const wish = { requestId: requested, rescheduleInfo: 'Work', windows };
    await call('POST admin/send_email', { token: await getToken('patient'), body: wish });
    expect((await singleScan(requested, token)).availabilityFormatted.map(({ DT }) => DT)).toContain(day);
    expect((await move({ start: `${day} 09:15:00`, was: start })).status).toBe(200);
    expect((await patientCard('patient_booked'))?.reschedule).toBeNull();
    expect(freeTimes(await singleScan(1103, token), newYork)).toContain(start);
  });

  it('rejects a time that another exam overlaps, with the next free times [API-075]', async () => {
    await book(token, 1103, newYork, times[4] ?? '');
    const refused = await move({ start: times[5], was: start });
    expect(userMessage(refused)).toBe('This time was just taken at this location. Please choose another one.');
    expect(refused.body.next_free_times).toHaveLength(5);
    expect((await patientCard('patient_booked'))?.scheduled?.window_open).toBe(start);
  });

  it('rejects a stale screen, the same time, and a booking of another practice', async () => {
    await move({ start: later, was: start });
    expect(await move({ start: times[1], was: start })).toMatchObject({ status: 409 });
    expect(userMessage(await move({ start: later, was: later }))).toBe('The appointment is at this time already.');
    expect((await move({ start, was: later }, await getToken('rival'))).status).toBe(404);
    expect((await move({ start, was: later }, await getToken('patient'))).status).toBe(403);
    expect((await move({ start, was: later }, token, past)).status).toBe(409);
  });

  it('moves once when two staff move at the same time', async () => {
    const admin = await getToken('admin');
    const responses = await Promise.all([move({ start: later, was: start }), move({ start: times[3], was: start }, admin)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the day of an appointment', () => {
  it('records arrival and completion, which the patient sees, and counts it as completed', async () => {
    await goTo(start, -20);
    expect((await record('arrived', 'expected')).status).toBe(200);
    expect((await patientCard('patient_booked'))?.attendance).toBe('arrived');
    expect(userMessage(await record('completed', 'arrived'))).toBe('This appointment has not started yet.');
    await goTo(start, 30);
    const { completed } = await counters({ token });
    expect((await record('completed', 'arrived')).status).toBe(200);
    expect((await patientCard('past'))?.attendance).toBe('completed');
    expect((await counters({ token })).completed).toBe(completed);
  });

  it('records a no-show, which can be taken back', async () => {
    await goTo(start, 45);
    expect((await record('no-show', 'expected')).status).toBe(200);
    expect((await patientCard('past'))?.attendance).toBe('no-show');
    expect((await record('arrived', 'no-show')).status).toBe(200);
    expect((await patientCard('past'))?.attendance).toBe('arrived');
  });

  it('rejects an arrival before the day, a stale screen, and another practice', async () => {
    expect(userMessage(await record('arrived', 'expected'))).toBe('This appointment is on a later day.');
    await goTo(start, 10);
    await record('arrived', 'expected', start, await getToken('admin'));
    const stale = await record('no-show', 'expected');
    expect(stale.status).toBe(409);
    expect(userMessage(stale)).toMatch(/^Dana Whitaker changed this appointment at \d+:\d\d [AP]M \w+: the patient has arrived\.$/);
    expect((await record('completed', 'arrived', later)).status).toBe(409);
    expect((await record('completed', 'arrived', start, await getToken('rival'))).status).toBe(404);
    expect((await record('arrived', 'expected', start, token, booked)).status).toBe(409);
  });

  it('does not move an appointment whose patient has arrived, or that has started', async () => {
    await goTo(start, -20);
    await record('arrived', 'expected');
    expect(userMessage(await move({ start: later, was: start }))).toBe('The patient has already arrived.');
    await record('expected', 'arrived');
    await goTo(start, 5);
    expect(userMessage(await move({ start: later, was: start }))).toBe('This appointment has already started.');
  });
});
