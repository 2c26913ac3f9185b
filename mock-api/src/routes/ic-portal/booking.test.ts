import { call, control, reset, getToken, userMessage } from '../../../testing/client';
import { book, counters, freeTimes, fetchListIds, fetchRow, singleScan } from '../../../testing/portal';
import { demoAccounts, locationIds, practiceCounts, requestIds } from '../../seed/demo-data';

const { requested } = requestIds;
const { newYork, brooklyn, chicago, rivalNear } = locationIds;
const hours = 3_600_000;

let token: string;
let times: string[];
let start: string;

/** Another open request that shares free times with the first, at the same location. */
async function rivalRequest(): Promise<{ id: number; start: string }> {
  for (const id of await fetchListIds('ic-requested', { token, headers: { 'X-Location': String(newYork) } })) {
    const shared = id === requested ? undefined : freeTimes(await singleScan(id, token), newYork).find((time) => times.includes(time));
    if (shared) return { id, start: shared };
  }
  throw new Error('No two requests share a time');
}

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
  times = freeTimes(await singleScan(requested, token), newYork);
  start = times[0] ?? '';
});

describe('booking', () => {
  it('stores the appointment and moves the request to scheduled for both sides [SC-068, SC-412, API-057, API-070]', async () => {
    const booked = await book(token, requested, newYork, start);
    expect(booked).toMatchObject({ status: 200, body: { status: 'SUCCESS' } });
    expect(await fetchListIds('ic-requested', { token })).not.toContain(requested);
    expect(await fetchRow('ic-scheduled', requested, { token })).toMatchObject({
      AppointmentDate: start,
      LocationList: [{ PracticeLocationID: newYork, TimeZoneId: 'America/New_York' }],
    });
    expect(await counters({ token })).toMatchObject({ available: practiceCounts.open - 1, scheduled: practiceCounts.scheduled + 1 });
    const patient = await getToken('patient');
    const cards = await call<{ results: { id: number }[] }>('GET bookings/patient_booked', { token: patient });
    expect(cards.body.results.map(({ id }) => id)).toContain(requested);
    const open = await call<{ results: { id: number }[] }>('GET bookings/patient_requested', { token: patient });
    expect(open.body.results.map(({ id }) => id)).not.toContain(requested);
  });

  it('notifies the patient of time and place by email and SMS', async () => {
    await book(token, requested, newYork, start);
    const mails = await control<{ channel: string; recipient: string; body: string }[]>('outbox');
    expect(mails.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(mails[0]).toMatchObject({ recipient: demoAccounts.patient, body: expect.stringContaining('Harborview Midtown') });
    expect(mails[0]?.body).toContain('EST');
  });

  it('stores the fee that the patient agreed to, whatever the client sends', async () => {
    await call('POST ic-portal/ic-book', {
      token,
      body: { requestId: requested, locationId: newYork, appointmentDateTime: start, isSelfPay: 1, productFee: 1 },
    });
    expect((await fetchRow('ic-scheduled', requested, { token }))?.productFee).toBe(50);
  });
});

describe('a rejected booking', () => {
  it('responds with 404 for a request that does not exist [API-073]', async () => {
    expect(await book(token, 99_999, newYork, start)).toMatchObject({
      status: 404,
      body: { error_code: 404, messages: [{ user_msg: 'This request no longer exists.' }] },
    });
  });

  it.each([
    ['a location of another practice', rivalNear, 'This location does not belong to your practice.'],
    ['a location that is not eligible', chicago, 'This location cannot take this request.'],
  ])('responds with 400 for %s [API-074]', async (_what, locationId, message) => {
    expect(await book(token, requested, locationId, start)).toMatchObject({
      status: 400,
      body: { error_code: 400, messages: [{ user_msg: message }] },
    });
  });

  it('responds with 400 for a request that the patient wants to cancel, which the center sees [API-074]', async () => {
    await call('PATCH cancellations/cancel-patient-prebooking', { token: await getToken('patient'), body: { requestId: requested } });
    const canceled = await book(token, requested, newYork, start);
    expect(canceled).toMatchObject({ status: 400, body: { messages: [{ user_msg: 'The patient canceled this request.' }] } });
    expect((await singleScan(requested, token)).data[0]).toMatchObject({ IsCancelRequested: 1 });
  });

  it('responds with 400 for a request that is already booked [API-074]', async () => {
    await book(token, requested, newYork, start);
    const again = await book(token, requested, brooklyn, times[1] ?? '');
    expect(again.status).toBe(400);
    expect(userMessage(again)).toMatch(/^Booked by Robin Hale at \d+:\d\d [AP]M E[SD]T, Harborview Midtown, for .+ E[SD]T\.$/);
  });

  it('names nobody of the practice that booked it to another one, and who and when to colleagues of both acts', async () => {
    const rival = await getToken('rival');
    const [rivalTime = ''] = freeTimes(await singleScan(requested, rival), locationIds.rivalNear);
    await book(rival, requested, locationIds.rivalNear, rivalTime);
    const late = await book(token, requested, newYork, start);
    expect(userMessage(late)).toBe('This request has already been booked.');
    const rejection = { test_request_id: requested, practice_id: 1, location_id: -1, reason: 'Full' };
    expect(userMessage(await call('POST bookings/reject', { token, body: rejection }))).toBe('This request is no longer open.');
    const proposal = { requestId: requested, noteText: 'Saturdays' };
    const propose = (as: string) => call('PATCH ic-portal/ic-request-availability', { token: as, body: proposal });
    expect(userMessage(await propose(token))).toBe('This request no longer exists.');
    const own = await propose(rival);
    expect(own.status).toBe(409);
    expect(userMessage(own)).toMatch(/^Booked by \w+ \w+ at .+, for .+\.$/);
  });

  it.each([
    ['08:07:00', 'Please choose a time on the quarter of an hour.'],
    ['20:45:00', 'The patient did not offer this time. Please choose another one.'],
  ])('responds with 400 for the time %s [API-074]', async (time, message) => {
    const rejected = await book(token, requested, newYork, `${start.slice(0, 10)} ${time}`);
    expect(rejected).toMatchObject({ status: 400, body: { messages: [{ user_msg: message }] } });
  });

  it('responds with 400 for a time that has passed or leaves too little notice [API-074]', async () => {
    await control('clock', { now: `${start.slice(0, 10)}T07:00:00-05:00` });
    const soon = await book(await getToken('staff'), requested, newYork, `${start.slice(0, 10)} 09:00:00`);
    expect(soon.body.messages?.[0]?.user_msg).toBe('The patient needs 3 hours of notice. Please choose a later time.');
    await control('clock', { advance: 4 * hours });
    const past = await book(await getToken('staff'), requested, newYork, `${start.slice(0, 10)} 09:00:00`);
    expect(past.body.messages?.[0]?.user_msg).toBe('This time has already passed. Please choose another one.');
  });

  it('reports that a time was just taken and lists the next free times [API-075]', async () => {
    const other = await rivalRequest();
    await book(token, other.id, newYork, other.start);
    const rejected = await book(token, requested, newYork, other.start);
    expect(rejected).toMatchObject({
      status: 400,
      body: { messages: [{ user_msg: 'This time was just taken at this location. Please choose another one.' }] },
    });
    const next = rejected.body.next_free_times ?? [];
    expect(next).toHaveLength(5);
    expect(next).not.toContain(other.start);
    expect((await book(token, requested, newYork, next[0] ?? '')).status).toBe(200);
  });

  it('responds with 411 for an expired session and with 401 for an unknown token [API-072, API-010]', async () => {
    await control('situation', { name: 'sessionsOver' });
    expect(await book(token, requested, newYork, start)).toMatchObject({ status: 411, body: { error_code: 411 } });
    expect(await book('made-up', requested, newYork, start)).toMatchObject({ status: 401, body: { error_code: 401 } });
  });

  it('responds with INVALID USER to a provider who cannot book, and with 403 to a patient [API-071, API-031]', async () => {
    const disabled = await book(await getToken('pending'), requested, newYork, start);
    expect(disabled).toMatchObject({ status: 200, body: { status: 'INVALID USER' } });
    expect((await book(await getToken('patient'), requested, newYork, start)).status).toBe(403);
    expect(await fetchListIds('ic-requested', { token })).toContain(requested);
  });
});

describe('concurrent bookings', () => {
  it('creates one appointment for one time of a location: one SUCCESS, one 400 [API-075]', async () => {
    const other = await rivalRequest();
    const admin = await getToken('admin');
    const responses = await Promise.all([book(token, requested, newYork, other.start), book(admin, other.id, newYork, other.start)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await counters({ token })).toMatchObject({ available: practiceCounts.open - 1, scheduled: practiceCounts.scheduled + 1 });
    const loser = responses.find(({ status }) => status === 400);
    expect(loser?.body.messages?.[0]?.user_msg).toContain('just taken');
  });

  it('creates one appointment for one request: one SUCCESS, one 400 [API-074]', async () => {
    const admin = await getToken('admin');
    const responses = await Promise.all([book(token, requested, newYork, start), book(admin, requested, newYork, times[1] ?? '')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await counters({ token })).scheduled).toBe(practiceCounts.scheduled + 1);
  });

  it('books once for a double click and responds with SUCCESS twice [API-004]', async () => {
    const responses = await Promise.all([book(token, requested, newYork, start), book(token, requested, newYork, start)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await counters({ token })).scheduled).toBe(practiceCounts.scheduled + 1);
  });
});
