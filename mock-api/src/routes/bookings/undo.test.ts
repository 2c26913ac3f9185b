import { call, control, getToken, reset } from '../../../testing/client';
import { counters, fetchListIds, freeTimes, singleScan } from '../../../testing/portal';
import { locationIds, requestIds } from '../../seed/demo-data';

const { requested } = requestIds;
const { newYork } = locationIds;

interface Booked {
  undo_until?: string;
}

let token: string;
let patient: string;

/** Books a free time of the request that can be taken back by default. The same call within a second would count as repeated. */
async function bookTime(index = 0, can_undo: 0 | 1 = 1) {
  const start = freeTimes(await singleScan(requested, token), newYork)[index] ?? '';
  const windows = await call<{ results: { id: number; window_open: string; window_close: string }[] }>(
    `GET bookings/windows/${requested}`,
    {
      token,
    },
  );
  const window = windows.body.results.find((one) => one.window_open <= start && start < one.window_close);
  const body = { test_request_id: requested, window_id: window?.id, location_id: newYork, start, can_undo };
  return call<Booked>('POST bookings/book', { token, body });
}

const undo = (as = token) => call(`DELETE bookings/book/${requested}`, { token: as });
const advance = (seconds: number) => control('clock', { advance: seconds * 1000 });

/** Returns what the patient has of the request: its lists, the state of its form, its messages in the mailbox. */
async function fetchPatientView() {
  const listIds = async (list: string) =>
    (await call<{ results: { id: number }[] }>(`GET bookings/${list}`, { token: patient })).body.results.map(({ id }) => id);
  const cards = await call<{ results: { id: number; booked: unknown; scheduled: unknown }[] }>('GET bookings/patient_requested', {
    token: patient,
  });
  const card = cards.body.results.find(({ id }) => id === requested);
  return {
    isRequested: card !== undefined,
    scheduled: card?.scheduled ?? null,
    isBooked: (await listIds('patient_booked')).includes(requested),
    mailbox: (await call<string>('GET mailbox')).body,
  };
}

beforeEach(async () => {
  await reset();
  [token, patient] = [await getToken('staff'), await getToken('patient')];
});

it('shows a booking to its patient only when it can no longer be taken back, message included', async () => {
  const { status, body } = await bookTime();
  expect([status, body.undo_until]).toEqual([200, expect.any(String)]);
  const before = await fetchPatientView();
  expect(before).toMatchObject({ isRequested: true, scheduled: null, isBooked: false });
  expect(before.mailbox).not.toContain(`#${requested} is booked`);
  expect(await fetchListIds('ic-requested', { token })).not.toContain(requested);
  await advance(13);
  const after = await fetchPatientView();
  expect(after).toMatchObject({ isRequested: false, isBooked: true });
  expect(after.mailbox).toContain(`#${requested} is booked`);
  expect((await undo()).status).toBe(409);
});

it('takes a booking back as if it had never been made: list, counters, machine and messages', async () => {
  const was = await counters({ token });
  const times = freeTimes(await singleScan(requested, token), newYork);
  await bookTime();
  expect((await undo()).status).toBe(200);
  await advance(60);
  expect(await counters({ token })).toEqual(was);
  expect(freeTimes(await singleScan(requested, token), newYork)).toEqual(times);
  const view = await fetchPatientView();
  expect(view).toMatchObject({ isRequested: true, isBooked: false });
  expect(view.mailbox).not.toContain(`#${requested} is booked`);
  expect((await control<{ subject: string }[]>('outbox')).filter(({ subject }) => subject.includes('is booked'))).toEqual([]);
  expect((await undo()).status).toBe(404);
  expect((await bookTime(1)).status).toBe(200);
});

it('takes a booking of the wizard back as well, when it asks for that', async () => {
  const start = freeTimes(await singleScan(requested, token), newYork)[0] ?? '';
  const body = { requestId: requested, locationId: newYork, appointmentDateTime: start, isSelfPay: 1, productFee: 1, canUndo: 1 };
  const booked = await call<{ undoUntil?: string }>('POST ic-portal/ic-book', { token, body });
  expect(booked.body.undoUntil).toEqual(expect.any(String));
  expect(await fetchPatientView()).toMatchObject({ isRequested: true, isBooked: false });
  expect((await undo()).status).toBe(200);
  expect(await fetchListIds('ic-requested', { token })).toContain(requested);
});

it('belongs to the user who booked, and only to a booking that asked for it', async () => {
  await bookTime();
  expect((await undo(await getToken('admin'))).status).toBe(404);
  expect((await undo(await getToken('rival'))).status).toBe(404);
  expect((await undo(patient)).status).toBe(403);
  await undo();
  const { body } = await bookTime(1, 0);
  expect(body.undo_until).toBeUndefined();
  expect((await undo()).status).toBe(409);
});

it('cannot be canceled before its patient knows of it', async () => {
  await bookTime();
  const cancellation = { requestId: requested, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
  const cancel = () => call('POST cancellations/cancel-ic-postbooking', { token, body: cancellation });
  expect((await cancel()).status).toBe(409);
  expect(JSON.stringify(await control('outbox'))).not.toContain('canceled');
  await advance(13);
  cancellation.cancelDetails = 'Closed';
  expect((await cancel()).status).toBe(200);
});

it('voids the deposit of a booking that is taken back, and leaves no money in the ledger', async () => {
  const { newYork: location } = locationIds;
  for (const id of await fetchListIds('ic-requested', { token, headers: { 'X-Location': String(location) } })) {
    const scan = await singleScan(id, token);
    const [start] = freeTimes(scan, location);
    if (Number(scan.data[0]?.SelfPay) !== 1 || !start) continue;
    const windows = await call<{ results: { id: number }[] }>(`GET bookings/windows/${id}`, { token });
    const body = { test_request_id: id, window_id: windows.body.results[0]?.id, location_id: location, start, can_undo: 1 };
    if ((await call('POST bookings/book', { token, body })).status !== 200) continue;
    expect((await call(`DELETE bookings/book/${id}`, { token })).status).toBe(200);
    const { payments } = await control<{ payments: { state: string; reason: string; request_id: number }[] }>('rows');
    expect(payments).toMatchObject([{ state: 'void', reason: 'The booking was taken back.', request_id: id }]);
    return;
  }
  throw new Error('No self-pay request can be booked');
});

it('asks a patient who saves a change meanwhile to wait, since the request may be open again in a moment', async () => {
  const change = () =>
    call<{ messages: { user_msg: string }[] }>(`PATCH scans/request/${requested}`, { token: patient, body: { notice: 5 } });
  await bookTime();
  const { status, body } = await change();
  expect([status, body.messages[0]?.user_msg]).toEqual([409, expect.stringContaining('save again in a few seconds')]);
  await undo();
  expect((await change()).status).toBe(200);
  await bookTime(1);
  await advance(13);
  expect((await change()).body.messages[0]?.user_msg).toBe('This request is no longer open.');
});
