import { call, control, reset, tokenOf, userMessage } from '../../testing/client';
import { brainMri, demoAccounts, requestIds, zips } from '../seed/names';

let token: string;
beforeEach(async () => {
  await reset();
  token = await tokenOf('patient');
});

interface Cards {
  results: {
    id: number;
    distance: number;
    budget: number;
    zip_code: string;
    scan_service: { id: number };
    has_contract: number;
    IsCancelRequested: string;
    scheduled: { time_zone: string } | null;
    windows: unknown[];
  }[];
}
const cards = async (list: string) => (await call<Cards>(`GET bookings/${list}`, { token })).body.results;

describe('the lists of tests', () => {
  it('hold each request in the list of its state [API-056, SC-180, SC-182, SC-183, SC-184]', async () => {
    const ids = async (list: string) => (await cards(list)).map(({ id }) => id);
    expect((await ids('patient_requested')).sort()).toEqual([requestIds.requested, requestIds.requestedBare]);
    expect(await ids('patient_booked')).toEqual([requestIds.booked]);
    expect(await ids('past')).toEqual([requestIds.past]);
    expect(await cards('in-progress')).toHaveLength(2);
  });

  it('show an appointment with the zone of its center [SC-372]', async () => {
    const [booked] = await cards('patient_booked');
    expect(booked?.scheduled?.time_zone).toBe('America/New_York');
  });

  it('move an appointment to the past when its time has come [API-058]', async () => {
    await control('clock', { advance: 30 * 86_400_000 });
    token = await tokenOf('patient');
    expect(await cards('patient_booked')).toEqual([]);
    expect(await cards('past')).toHaveLength(2);
  });
});

describe('cancelling', () => {
  const before = (requestId: number) => call('PATCH cancellations/cancel-patient-prebooking', { token, body: { requestId } });
  const after = (requestId: number) =>
    call('POST cancellations/cancel-patient-postbooking', { token, body: { requestId, cancelReason: 'None', cancelDetails: 'None' } });
  const word = async (told: ReturnType<typeof before>) =>
    ((await told).body as { cancelResponse: { Result: string } }).cancelResponse.Result;

  it('asks the care team once and leaves the request in the list [API-061, API-063, SC-178]', async () => {
    expect(await word(before(requestIds.requested))).toBe('Canceled');
    expect(await word(before(requestIds.requested))).not.toBe('Canceled');
    const card = (await cards('patient_requested')).find(({ id }) => id === requestIds.requested);
    expect(card?.IsCancelRequested).toBe('1');
  });

  it('works for a booked request by its own call only [API-062, API-064, SC-179]', async () => {
    expect(await word(before(requestIds.booked))).not.toBe('Canceled');
    expect(await word(after(requestIds.requested))).not.toBe('Canceled');
    expect(await word(after(requestIds.booked))).toBe('Canceled');
    expect((await cards('patient_booked'))[0]?.IsCancelRequested).toBe('1');
  });

  it('is too late once the time of the appointment has come [API-064]', async () => {
    expect(await word(after(requestIds.past))).not.toBe('Canceled');
    expect((await cards('past'))[0]?.IsCancelRequested).toBe('0');
  });

  it("leaves somebody else's request alone [API-033]", async () => {
    token = await tokenOf('newPatient');
    expect(await word(before(requestIds.requested))).not.toBe('Canceled');
  });
});

describe('changing a request', () => {
  const change = (body: object, id: number = requestIds.requested) => call(`PATCH scans/request/${id}`, { token, body });

  it('takes a withdrawn one out of the list, and back in when it is sent again [API-065, API-066, SC-174, SC-175]', async () => {
    await change({ active: 0 });
    expect((await cards('patient_requested')).map(({ id }) => id)).not.toContain(requestIds.requested);
    await call(`POST scans/resubmit/${requestIds.requested}`, { token });
    expect((await cards('patient_requested'))[0]?.id).toBe(requestIds.requested);
  });

  it('offers the next two weeks when it is sent again after its times have passed [API-066, SC-165]', async () => {
    await change({ windows: [{ window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' }] });
    await control('clock', { now: '2031-05-06T08:30:00-04:00' });
    token = await tokenOf('patient');
    await call(`POST scans/resubmit/${requestIds.requested}`, { token });
    const { body } = await call<object[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, { token });
    expect(body[0]).toMatchObject({ IsAnyTime: 1, AvailableSlots: '' });
  });

  it('keeps times that are still open where its centers are, when it is sent again [API-066]', async () => {
    const offered = { window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' };
    const asked = { scan_service_id: brainMri, budget: 0, zip_code: zips.chicago, distance: 20, windows: [offered], self_pay: 1 };
    const { body } = await call<{ id: number }>('POST scans/request', { token, body: asked });
    await control('clock', { now: '2031-05-06T08:30:00-04:00' });
    token = await tokenOf('patient');
    const card = async () => (await cards('patient_requested')).find(({ id }) => id === body.id);
    expect(await card()).toMatchObject({ open_window: 1 });
    await call(`POST scans/resubmit/${body.id}`, { token });
    expect(await card()).toMatchObject({ windows: [offered] });
  });

  it('replaces the times [SC-175, SC-072]', async () => {
    const windows = [{ window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' }];
    await change({ windows });
    const { body } = await call<{ results: object[] }>(`GET bookings/windows/${requestIds.requested}`, { token });
    expect(body.results).toEqual([expect.objectContaining(windows[0] ?? {})]);
  });

  it('refuses times that have all passed where its centers are, and leaves the others as they are [SC-175]', async () => {
    const offered = { window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' };
    const asked = { scan_service_id: brainMri, budget: 0, zip_code: zips.chicago, distance: 20, windows: [offered], self_pay: 1 };
    const { id } = (await call<{ id: number }>('POST scans/request', { token, body: asked })).body;
    await control('clock', { now: '2031-05-06T11:30:00-04:00' });
    token = await tokenOf('patient');
    const windowsUntil = (window_close: string) => [{ window_open: '2031-05-06 08:00:00', window_close }];
    const refused = await change({ windows: windowsUntil('2031-05-06 10:30:00') }, id);
    expect([refused.status, userMessage(refused)]).toEqual([400, 'All of your times have passed. Please choose other ones.']);
    const times = async () => (await call<{ results: object[] }>(`GET bookings/windows/${id}`, { token })).body.results;
    expect(await times()).toMatchObject([offered]);
    expect((await change({ windows: windowsUntil('2031-05-06 10:45:00') }, id)).status).toBe(200);
    expect(await times()).toMatchObject(windowsUntil('2031-05-06 10:45:00'));
  });

  it('takes physician and reason of a booked one, and nothing else [SC-175]', async () => {
    const { status } = await change({ doctor_id: 1, reason: 'Knee pain' }, requestIds.booked);
    expect(status).toBe(200);
    const { body } = await call<{ Reason: string }[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.booked}`, { token });
    expect(body[0]?.Reason).toBe('Knee pain');
    expect((await change({ reason: 'Knee pain', budget: 1 }, requestIds.booked)).status).toBe(409);
    expect((await change({ active: 0 }, requestIds.booked)).status).toBe(409);
    const contract = { test_request_id: requestIds.booked, self_pay: 0 };
    expect((await call('POST scans/contract', { token, body: contract })).status).toBe(409);
    expect((await cards('patient_booked'))[0]).toMatchObject({ self_pay: 1 });
  });

  it('finds the centers anew for another distance, and believes neither fee nor budget [API-055, SC-175]', async () => {
    const card = async () => (await cards('patient_requested')).find(({ id }) => id === requestIds.requested);
    await change({ distance: 5 });
    const near = await card();
    await change({ distance: 50, budget: 1, fee: 0 });
    const far = await card();
    expect([near?.distance, far?.distance]).toEqual([5, 50]);
    const offers = await call<{ Distance: number; MinPrice: number; MaxPrice: number }[]>(
      `GET scans_v2/distance?zip=${far?.zip_code}&scanServiceId=${far?.scan_service.id}`,
    );
    const within = (miles: number) => offers.body.find(({ Distance }) => Distance === miles);
    expect([near?.budget, far?.budget]).toEqual([within(5)?.MinPrice, within(50)?.MinPrice]);
    expect(far?.budget).toBeLessThan(within(50)?.MaxPrice ?? 0);
  });

  it('changes or gives up a record in progress, the own one only [API-033, SC-175]', async () => {
    const { body } = await call<{ results: { ID: number }[] }>('GET bookings/in-progress', { token });
    const id = body.results[0]?.ID;
    await change({ selfPay: 1, fee: 25, in_progress: 1 }, id);
    expect(await cards('in-progress')).toHaveLength(2);
    const owner = token;
    token = await tokenOf('newPatient');
    expect((await change({ active: 0, in_progress: 1 }, id)).status).toBe(404);
    token = owner;
    expect((await change({ active: 0, in_progress: 1 }, id)).status).toBe(200);
    expect(await cards('in-progress')).toHaveLength(1);
  });

  it('is agreed to by its contract, which can be read before [SC-191]', async () => {
    const agreed = async () => (await cards('patient_requested')).find(({ id }) => id === requestIds.requestedBare)?.has_contract;
    const contract = (body: object) => call('POST scans/contract', { token, body: { test_request_id: requestIds.requestedBare, ...body } });
    await contract({ budget: 180, self_pay: 1, agreed: 0 });
    expect(await agreed()).toBe(0);
    await contract({ self_pay: 1 });
    expect(await agreed()).toBe(1);
  });
});

it('asks for another appointment, for the owner of a booked request only [API-080, SC-148]', async () => {
  const ask = async (requestId: number) =>
    (await call<{ status: string }>('POST admin/send_email', { token, body: { requestId, rescheduleInfo: 'Any Monday' } })).body.status;
  expect(await ask(requestIds.booked)).toBe('ValidUser');
  expect(await ask(requestIds.requested)).not.toBe('ValidUser');
  expect(await ask(requestIds.past)).not.toBe('ValidUser');
});

describe('the profile', () => {
  it('is changed by its two calls [SC-221, SC-222, SC-223]', async () => {
    await call('PATCH patients/patient', { token, body: { phone: '(917) 555-7777', allow_texts: '0' } });
    const { body } = await call('PATCH patients/user', { token, body: { first_name: 'Joan' } });
    expect(body).toMatchObject({ first_name: 'Joan', phone: '(917) 555-7777', allow_texts: '0', card_last4: '4242' });
  });

  it('refuses an email that somebody has [API-018]', async () => {
    const refused = await call('PATCH patients/user', { token, body: { email: demoAccounts.staff } });
    expect(userMessage(refused)).toBe('Email is already in use, please try again.');
  });
});

describe('doctors and conditions', () => {
  it('are linked once and removed [SC-210, SC-211, SC-212]', async () => {
    const link = () => call('POST patients/doctors', { token, body: { doctor_id: 2 } });
    expect((await link()).body).toMatchObject({ already_linked: 0 });
    const list = async () =>
      (await call<{ results: { id: number }[] }>('GET patients/doctors', { token })).body.results.map(({ id }) => id);
    expect((await list()).sort()).toEqual([1, 2]);
    await call('DELETE doctors/unlink?doctor_id=2', { token });
    expect(await list()).toEqual([1]);
  });

  it('stay as they are when set or removed again [API-115, SC-217, SC-218, SC-219, SC-220]', async () => {
    const mine = async () =>
      (await call<{ condition: { id: number } }[]>('GET medical/patient', { token })).body.map(({ condition }) => condition.id);
    expect((await call('POST medical/patient', { token, body: { condition_id: 1 } })).status).toBe(200);
    expect(await mine()).toEqual([1]);
    expect((await call('DELETE medical/patient/9', { token })).status).toBe(200);
    expect((await call('DELETE medical/patient/1', { token })).status).toBe(200);
    expect(await mine()).toEqual([]);
  });
});
