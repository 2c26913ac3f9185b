import { type BookingCardResponse } from '@scanharbor/shared-contracts/wire/bookings/card';
import { type CalendarEventResponse } from '@scanharbor/shared-contracts/wire/bookings/portal';
import { call, control, reset, getToken, userMessage } from '../../../testing/client';
import { fetchListIds, fetchRow } from '../../../testing/portal';
import { brainMri, locationIds, practiceCounts, requestIds, userIds } from '../../seed/demo-data';

const { requested } = requestIds;
const location_id = locationIds.newYork;

interface Window {
  id: number;
  window_open: string;
  window_close: string;
}

let token: string;
let windows: Window[];

const bookWindow = (body: object, as = token) =>
  call('POST bookings/book', { token: as, body: { test_request_id: requested, location_id, ...body } });
const cards = async (path: string, as = token) =>
  (await call<{ results: BookingCardResponse[] }>(`GET bookings/${path}`, { token: as })).body.results;
const update = (body: object, as = token, id: number = requestIds.booked) => call(`PATCH bookings/update/${id}`, { token: as, body });

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
  windows = (await call<{ results: Window[] }>(`GET bookings/windows/${requested}`, { token })).body.results;
});

describe('booking a window', () => {
  it("books the start of the window with a price and the id of the center's own system [SC-069, SC-072, SC-073, SC-075, API-076]", async () => {
    const [window] = windows;
    const price = (await fetchRow('ic-requested', requested, { token }))?.Budget ?? 0;
    const booked = await bookWindow({ window_id: window?.id, budget: price - 10, custom_booking_id: 'RIS-7' });
    expect(booked.body).toEqual({ status: 'SUCCESS', booking_id: requested, start: window?.window_open });
    expect(await fetchRow('ic-scheduled', requested, { token })).toMatchObject({
      AppointmentDate: window?.window_open,
      Budget: price - 10,
      CustomBookingID: 'RIS-7',
      Notice: 3,
    });
  });

  it('rejects a window that has ended, one of another request, and a time outside the window [API-076]', async () => {
    const [window] = windows;
    const outside = await bookWindow({ window_id: window?.id, start: `${window?.window_close.slice(0, 10)} 20:00:00` });
    expect(outside.status).toBe(400);
    expect((await bookWindow({ window_id: 99_999 })).status).toBe(400);
    await control('clock', { now: `${window?.window_close.replace(' ', 'T')}-05:00` });
    const ended = await bookWindow({ window_id: window?.id }, await getToken('staff'));
    expect(userMessage(ended)).toBe('This time has already ended. Please choose another one.');
  });
});

describe('booking a window without a time', () => {
  const day = '2031-05-06';
  const bookAt = (id: number, body: object) => bookWindow({ test_request_id: id, ...body });
  const windowOf = async (id: number, as: string) =>
    (await call<{ results: Window[] }>(`GET bookings/windows/${id}`, { token: as })).body.results[0]?.id;
  const offer = async (id: number, open: string, close: string) => {
    const patient = await getToken('patient');
    const body = { windows: [{ window_open: `${day} ${open}`, window_close: `${day} ${close}` }] };
    await call(`PATCH scans/request/${id}`, { token: patient, body });
    return { window_id: await windowOf(id, patient) };
  };
  /** Another open request of the same patient for the same scan. */
  const requestAgain = async (reason = 'Again') => {
    const body = { scan_service_id: brainMri, budget: 0, zip_code: '10018', distance: 20, windows: [], self_pay: 1, reason };
    return (await call<{ id: number }>('POST scans/request', { token: await getToken('patient'), body })).body.id;
  };

  it('books the first free time of the window and returns it [API-075, API-076, SC-069]', async () => {
    const second = await requestAgain();
    const [first, other] = [await offer(requested, '08:00:00', '09:00:00'), await offer(second, '08:00:00', '09:00:00')];
    expect((await bookAt(requested, first)).body).toMatchObject({ start: `${day} 08:00:00` });
    expect((await bookAt(second, other)).body).toMatchObject({ start: `${day} 08:30:00` });
  });

  it('books different times for concurrent bookings, and reports when none is left [API-075, API-076]', async () => {
    const [second, third] = [await requestAgain(), await requestAgain('And again')];
    const ids = [requested, second, third];
    for (const id of ids) await offer(id, '08:00:00', '09:00:00');
    const patient = await getToken('patient');
    const responses = await Promise.all(ids.map(async (id) => bookAt(id, { window_id: await windowOf(id, patient) })));
    expect(responses.flatMap(({ body }) => body.start ?? []).sort()).toEqual([`${day} 08:00:00`, `${day} 08:30:00`]);
    const rejected = responses.find(({ status }) => status === 400);
    expect(rejected && userMessage(rejected)).toBe('All of this time is taken at this location. Please choose another one.');
  });

  it('leaves the notice that the patient needs, and reports when the window is too soon [IC-122, API-076]', async () => {
    const window = await offer(requested, '08:00:00', '11:00:00');
    await control('clock', { now: `${day}T08:00:00-04:00` });
    token = await getToken('staff');
    const tooSoon = await bookAt(requested, window);
    expect(userMessage(tooSoon)).toBe('The patient needs 3 hours of notice. Please choose a later time.');
    await control('clock', { now: `${day}T06:30:00-04:00` });
    token = await getToken('staff');
    expect((await bookAt(requested, { ...window, budget: undefined })).body).toMatchObject({ start: `${day} 09:30:00` });
  });
});

describe('changing a booking', () => {
  const { booked } = requestIds;
  const row = () => fetchRow('ic-scheduled', booked, { token });

  it('accepts a price from half the budget to the budget, and a higher one by internal staff [SC-073, SC-074, IC-124, IC-125]', async () => {
    const price = (await row())?.Budget ?? 0;
    expect((await update({ budget: price + 10 })).status).toBe(400);
    expect((await update({ budget: Math.floor(price / 2) - 10 })).status).toBe(400);
    expect((await update({ budget: price + 10 }, await getToken('switcher'))).status).toBe(200);
    expect((await call(`PUT bookings/update/${booked}`, { token, body: { budget: price - 10 } })).status).toBe(200);
    expect((await row())?.Budget).toBe(price - 10);
    expect((await update({ budget: price })).status).toBe(200);
  });

  it('discards the terms with the booking: other practices see the original price and no id [API-032, IC-124]', async () => {
    const budget = (await row())?.Budget ?? 0;
    await update({ budget: budget - 10, custom_booking_id: 'H-77' });
    expect(await row()).toMatchObject({ Budget: budget - 10, CustomBookingID: 'H-77' });
    const body = { requestId: booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await call('POST cancellations/cancel-ic-postbooking', { token, body });
    for (const as of [token, await getToken('rival')]) {
      expect(await fetchRow('ic-requested', booked, { token: as })).toMatchObject({ Budget: budget, CustomBookingID: '' });
    }
  });

  it('rejects a request without a booking [API-076]', async () => {
    const price = (await fetchRow('ic-requested', requested, { token }))?.Budget ?? 0;
    expect((await update({ budget: price, custom_booking_id: 'H-77' }, token, requested)).status).toBe(404);
  });

  it('rejects a booking of another practice [API-032]', async () => {
    expect((await update({ custom_booking_id: 'X' }, await getToken('rival'), requestIds.booked)).status).toBe(404);
  });
});

describe('lists of bookings for providers', () => {
  it('returns the same requests as the lists of the portal [SC-081, SC-083, SC-084, SC-346, API-068]', async () => {
    expect(await cards('requested')).toHaveLength(practiceCounts.open);
    expect(await cards('booked')).toHaveLength(practiceCounts.scheduled);
    const events = await call<{ results: CalendarEventResponse[] }>('GET bookings/requested-calendar', { token });
    expect(events.body.results.map(({ id }) => id)).toEqual(await fetchListIds('ic-requested', { token }));
    expect(events.body.results[0]?.available_times.length).toBeGreaterThan(0);
    expect((await cards(`request/${requested}`)).map(({ id }) => id)).toEqual([requested]);
  });

  it('lists a canceled appointment until the request is booked again [SC-082]', async () => {
    const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await call('POST cancellations/cancel-ic-postbooking', { token, body });
    expect((await cards('canceled')).map(({ id }) => id)).toEqual([requestIds.booked]);
  });

  it('returns the booking of a patient, and test bookings for the platform [SC-085, SC-142, API-035]', async () => {
    const path = `patients/booking/${requestIds.booked}`;
    const one = await call<{ results: BookingCardResponse[] }>(`GET ${path}?patient_id=${userIds.patient}`, { token });
    expect(one.body.results[0]?.id).toBe(requestIds.booked);
    expect((await call(`GET ${path}?patient_id=2`, { token })).status).toBe(404);
    expect((await cards('test', await getToken('platform'))).length).toBe(50);
    expect((await call('GET bookings/test', { token })).status).toBe(403);
  });
});
