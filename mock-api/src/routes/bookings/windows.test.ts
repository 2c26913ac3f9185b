import { type BookingCardAnswer } from '@scanharbor/shared-contracts/wire/bookings/card';
import { type CalendarEventAnswer } from '@scanharbor/shared-contracts/wire/bookings/portal';
import { call, control, reset, tokenOf, userMessage } from '../../../testing/client';
import { listed, rowOf } from '../../../testing/portal';
import { brainMri, locationIds, practiceCounts, requestIds, userIds } from '../../seed/names';

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
  (await call<{ results: BookingCardAnswer[] }>(`GET bookings/${path}`, { token: as })).body.results;
const update = (body: object, as = token, id: number = requestIds.booked) => call(`PATCH bookings/update/${id}`, { token: as, body });

beforeEach(async () => {
  await reset();
  token = await tokenOf('staff');
  windows = (await call<{ results: Window[] }>(`GET bookings/windows/${requested}`, { token })).body.results;
});

describe('booking a window', () => {
  it('takes its opening, a price and the id of the own system [SC-069, SC-072, SC-073, SC-075, API-076]', async () => {
    const [window] = windows;
    const price = (await rowOf('ic-requested', requested, { token }))?.Budget ?? 0;
    const booked = await bookWindow({ window_id: window?.id, budget: price - 10, custom_booking_id: 'RIS-7' });
    expect(booked.body).toEqual({ status: 'SUCCESS', booking_id: requested, start: window?.window_open });
    expect(await rowOf('ic-scheduled', requested, { token })).toMatchObject({
      AppointmentDate: window?.window_open,
      Budget: price - 10,
      CustomBookingID: 'RIS-7',
      Notice: 3,
    });
  });

  it('refuses a window that has ended, one of another request, and a time outside it [API-076]', async () => {
    const [window] = windows;
    const outside = await bookWindow({ window_id: window?.id, start: `${window?.window_close.slice(0, 10)} 20:00:00` });
    expect(outside.status).toBe(400);
    expect((await bookWindow({ window_id: 99_999 })).status).toBe(400);
    await control('clock', { now: `${window?.window_close.replace(' ', 'T')}-05:00` });
    const ended = await bookWindow({ window_id: window?.id }, await tokenOf('staff'));
    expect(userMessage(ended)).toBe('This time has already ended. Please choose another one.');
  });
});

describe('booking a window without a time of its own', () => {
  const day = '2031-05-06';
  const bookAt = (id: number, body: object) => bookWindow({ test_request_id: id, ...body });
  const windowOf = async (id: number, as: string) =>
    (await call<{ results: Window[] }>(`GET bookings/windows/${id}`, { token: as })).body.results[0]?.id;
  const offer = async (id: number, open: string, close: string) => {
    const patient = await tokenOf('patient');
    const body = { windows: [{ window_open: `${day} ${open}`, window_close: `${day} ${close}` }] };
    await call(`PATCH scans/request/${id}`, { token: patient, body });
    return { window_id: await windowOf(id, patient) };
  };
  /** Another open request of the same patient for the same scan. */
  const askAgain = async (reason = 'Again') => {
    const body = { scan_service_id: brainMri, budget: 0, zip_code: '10018', distance: 20, windows: [], self_pay: 1, reason };
    return (await call<{ id: number }>('POST scans/request', { token: await tokenOf('patient'), body })).body.id;
  };

  it('takes the first quarter of an hour that is free and says which [API-075, API-076, SC-069]', async () => {
    const second = await askAgain();
    const [first, other] = [await offer(requested, '08:00:00', '08:30:00'), await offer(second, '08:00:00', '08:30:00')];
    expect((await bookAt(requested, first)).body).toMatchObject({ start: `${day} 08:00:00` });
    expect((await bookAt(second, other)).body).toMatchObject({ start: `${day} 08:15:00` });
  });

  it('gives two who book at the same moment a time each, and says when none is left [API-075, API-076]', async () => {
    const [second, third] = [await askAgain(), await askAgain('And again')];
    const ids = [requested, second, third];
    for (const id of ids) await offer(id, '08:00:00', '08:30:00');
    const patient = await tokenOf('patient');
    const told = await Promise.all(ids.map(async (id) => bookAt(id, { window_id: await windowOf(id, patient) })));
    expect(told.flatMap(({ body }) => body.start ?? []).sort()).toEqual([`${day} 08:00:00`, `${day} 08:15:00`]);
    const refused = told.find(({ status }) => status === 400);
    expect(refused && userMessage(refused)).toBe('All of this time is taken at this location. Please choose another one.');
  });

  it('keeps the notice that the patient needs, and says when none is left of the window [IC-122, API-076]', async () => {
    const window = await offer(requested, '08:00:00', '11:00:00');
    await control('clock', { now: `${day}T08:00:00-04:00` });
    token = await tokenOf('staff');
    const late = await bookAt(requested, window);
    expect(userMessage(late)).toBe('The patient needs 3 hours of notice. Please choose a later time.');
    await control('clock', { now: `${day}T06:30:00-04:00` });
    token = await tokenOf('staff');
    expect((await bookAt(requested, { ...window, budget: undefined })).body).toMatchObject({ start: `${day} 09:30:00` });
  });
});

describe('changing a booking', () => {
  const { booked } = requestIds;
  const row = () => rowOf('ic-scheduled', booked, { token });

  it('agrees on a price between half and the whole budget; internal staff may go higher [SC-073, SC-074, IC-124, IC-125]', async () => {
    const price = (await row())?.Budget ?? 0;
    expect((await update({ budget: price + 10 })).status).toBe(400);
    expect((await update({ budget: Math.floor(price / 2) - 10 })).status).toBe(400);
    expect((await update({ budget: price + 10 }, await tokenOf('switcher'))).status).toBe(200);
    expect((await call(`PUT bookings/update/${booked}`, { token, body: { budget: price - 10 } })).status).toBe(200);
    expect((await row())?.Budget).toBe(price - 10);
    expect((await update({ budget: price })).status).toBe(200);
  });

  it('ends with the booking: others see what the request asked at first, and no foreign id [API-032, IC-124]', async () => {
    const asked = (await row())?.Budget ?? 0;
    await update({ budget: asked - 10, custom_booking_id: 'H-77' });
    expect(await row()).toMatchObject({ Budget: asked - 10, CustomBookingID: 'H-77' });
    const body = { requestId: booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await call('POST cancellations/cancel-ic-postbooking', { token, body });
    for (const as of [token, await tokenOf('rival')]) {
      expect(await rowOf('ic-requested', booked, { token: as })).toMatchObject({ Budget: asked, CustomBookingID: '' });
    }
  });

  it('needs a booking [API-076]', async () => {
    const price = (await rowOf('ic-requested', requested, { token }))?.Budget ?? 0;
    expect((await update({ budget: price, custom_booking_id: 'H-77' }, token, requested)).status).toBe(404);
  });

  it('is for the own practice only [API-032]', async () => {
    expect((await update({ custom_booking_id: 'X' }, await tokenOf('rival'), requestIds.booked)).status).toBe(404);
  });
});

describe('lists of bookings for providers', () => {
  it('hold what the portal lists hold [SC-081, SC-083, SC-084, SC-346, API-068]', async () => {
    expect(await cards('requested')).toHaveLength(practiceCounts.open);
    expect(await cards('booked')).toHaveLength(practiceCounts.scheduled);
    const events = await call<{ results: CalendarEventAnswer[] }>('GET bookings/requested-calendar', { token });
    expect(events.body.results.map(({ id }) => id)).toEqual(await listed('ic-requested', { token }));
    expect(events.body.results[0]?.available_times.length).toBeGreaterThan(0);
    expect((await cards(`request/${requested}`)).map(({ id }) => id)).toEqual([requested]);
  });

  it('list a cancelled appointment until it is booked again [SC-082]', async () => {
    const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await call('POST cancellations/cancel-ic-postbooking', { token, body });
    expect((await cards('canceled')).map(({ id }) => id)).toEqual([requestIds.booked]);
  });

  it('hold the booking of a patient, and test bookings for the platform [SC-085, SC-142, API-035]', async () => {
    const path = `patients/booking/${requestIds.booked}`;
    const one = await call<{ results: BookingCardAnswer[] }>(`GET ${path}?patient_id=${userIds.patient}`, { token });
    expect(one.body.results[0]?.id).toBe(requestIds.booked);
    expect((await call(`GET ${path}?patient_id=2`, { token })).status).toBe(404);
    expect((await cards('test', await tokenOf('platform'))).length).toBe(50);
    expect((await call('GET bookings/test', { token })).status).toBe(403);
  });
});
