import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { type CancelTermsResponse } from '@scanharbor/shared-contracts/wire/bookings/cancel-terms';
import { call, control, reset, getToken, userMessage } from '../../testing/client';
import { book, fetchRow, singleScan } from '../../testing/portal';
import { brainMri, demoAccounts, locationIds, requestIds, userIds, zips } from '../seed/demo-data';

let token: string;
beforeEach(async () => {
  await reset();
  token = await getToken('patient');
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
    cancel_terms?: CancelTermsResponse;
    scheduled: { window_open: string; time_zone: string } | null;
    canceled?: { window_open: string; time_zone: string } | null;
    windows: unknown[];
    reschedule?: unknown;
  }[];
}
const cards = async (list: string) => (await call<Cards>(`GET bookings/${list}`, { token })).body.results;

describe('the lists of tests', () => {
  it('lists each request in the list of its state [API-056, SC-180, SC-182, SC-183, SC-184]', async () => {
    const ids = async (list: string) => (await cards(list)).map(({ id }) => id);
    expect((await ids('patient_requested')).sort()).toEqual([requestIds.requested, requestIds.requestedBare]);
    expect(await ids('patient_booked')).toEqual([requestIds.booked]);
    expect(await ids('past')).toEqual([requestIds.past]);
    expect(await cards('in-progress')).toHaveLength(2);
  });

  it('returns an appointment with the time zone of its center [SC-372]', async () => {
    const [booked] = await cards('patient_booked');
    expect(booked?.scheduled?.time_zone).toBe('America/New_York');
  });

  it('moves an appointment to the past tests when it starts [API-058]', async () => {
    await control('clock', { advance: 30 * 86_400_000 });
    token = await getToken('patient');
    expect(await cards('patient_booked')).toEqual([]);
    expect(await cards('past')).toHaveLength(2);
  });
});

describe('canceling', () => {
  const cancelBeforeBooking = (requestId: number) => call('PATCH cancellations/cancel-patient-prebooking', { token, body: { requestId } });
  const cancelBooking = (requestId: number) =>
    call('POST cancellations/cancel-patient-postbooking', { token, body: { requestId, cancelReason: 'None', cancelDetails: 'None' } });
  const readResult = async (response: ReturnType<typeof cancelBeforeBooking>) =>
    ((await response).body as { cancelResponse: { Result: string } }).cancelResponse.Result;

  it('notifies the care team once and keeps the request in the list [API-061, API-063, SC-178]', async () => {
    expect(await readResult(cancelBeforeBooking(requestIds.requested))).toBe('Canceled');
    expect(await readResult(cancelBeforeBooking(requestIds.requested))).not.toBe('Canceled');
    const card = (await cards('patient_requested')).find(({ id }) => id === requestIds.requested);
    expect(card?.IsCancelRequested).toBe('1');
  });

  it('cancels a booked request by its own call only [API-062, API-064, SC-179]', async () => {
    expect(await readResult(cancelBeforeBooking(requestIds.booked))).not.toBe('Canceled');
    expect(await readResult(cancelBooking(requestIds.requested))).not.toBe('Canceled');
    expect(await readResult(cancelBooking(requestIds.booked))).toBe('Canceled');
    expect((await cards('patient_booked'))[0]?.IsCancelRequested).toBe('1');
  });

  it('fails after the appointment has started [API-064]', async () => {
    expect(await readResult(cancelBooking(requestIds.past))).not.toBe('Canceled');
    expect((await cards('past'))[0]?.IsCancelRequested).toBe('0');
  });

  it('can be taken back before and after the booking, until the center has canceled [PR-283, PR-284]', async () => {
    const staff = await getToken('staff');
    const takeBack = async (requestId: number) => (await call(`DELETE cancellations/patient/${requestId}`, { token })).status;
    const seenByStaff = async (requestId: number) => (await singleScan(requestId, staff)).data[0]?.IsCancelRequested;
    for (const [requestId, cancel] of [
      [requestIds.requested, cancelBeforeBooking],
      [requestIds.booked, cancelBooking],
    ] as const) {
      expect(await takeBack(requestId)).toBe(404);
      await cancel(requestId);
      expect(await seenByStaff(requestId)).toBe(1);
      expect(await takeBack(requestId)).toBe(200);
      expect(await seenByStaff(requestId)).toBe(0);
    }
    await cancelBooking(requestIds.booked);
    const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 1 };
    await call('POST cancellations/cancel-ic-postbooking', { token: staff, body });
    expect(await takeBack(requestIds.booked)).toBe(404);
  });

  it('by the center opens the request again and names the lost appointment, until the patient sends the request again', async () => {
    const [booked] = await cards('patient_booked');
    const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await control('clock', { advance: 60_000 });
    await call('POST cancellations/cancel-ic-postbooking', { token: await getToken('staff'), body });
    const lost = async () => (await cards('patient_requested')).map(({ id, canceled }) => [id, canceled]);
    const others = [requestIds.requested, requestIds.requestedBare].map((id) => [id, null]);
    expect(await lost()).toEqual(expect.arrayContaining([...others, [requestIds.booked, booked?.scheduled]]));
    await control('clock', { advance: 60_000 });
    await call(`POST scans/resubmit/${requestIds.booked}`, { token, body: {} });
    expect(await lost()).toEqual(expect.arrayContaining([[requestIds.booked, null]]));
  });

  it('ends with the cancellation by the center: the request is not open again', async () => {
    await cancelBooking(requestIds.booked);
    const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await call('POST cancellations/cancel-ic-postbooking', { token: await getToken('staff'), body });
    const listed = await Promise.all(['patient_requested', 'patient_booked', 'past'].map((list) => cards(list)));
    expect(listed.flat().some(({ id }) => id === requestIds.booked)).toBe(false);
    const refunds = (await call<{ results: { id: number }[] }>('GET refunds/requests', { token: await getToken('platform') })).body.results;
    expect(refunds.some(({ id }) => id === requestIds.booked)).toBe(true);
  });

  describe('gives back the deposit', () => {
    const terms = async (list = 'patient_booked') => (await cards(list))[0]?.cancel_terms;
    const hourMs = 3_600_000;
    const moveClockBefore = async (hours: number) => {
      const [booked] = await cards('patient_booked');
      const start = toInstant(booked?.scheduled?.window_open ?? '', booked?.scheduled?.time_zone ?? '');
      const { now } = await control<{ now: string }>('clock', { advance: 0 });
      await control('clock', { advance: start.getTime() - hours * hourMs - new Date(now).getTime() });
      token = await getToken('patient');
    };
    const refundAfterCancel = async () => {
      const staff = await getToken('staff');
      const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 1 };
      await call('POST cancellations/cancel-ic-postbooking', { token: staff, body });
      const platform = await getToken('platform');
      const issue = (percent: number) =>
        call(`PATCH refunds/issue/${requestIds.booked}`, { token: platform, body: { refund_status: 'complete', refund_percent: percent } });
      return { issue, listed: (await call(`GET refunds/scan/${requestIds.booked}`, { token: platform })).body };
    };

    it('in full until 24 hours before the appointment, and the platform cannot pay back less', async () => {
      await moveClockBefore(25);
      expect(await terms()).toMatchObject({ deposit_cents: 5000, refund_percent: 100, refund_days: 10 });
      await cancelBooking(requestIds.booked);
      await control('clock', { advance: 2 * hourMs });
      token = await getToken('patient');
      expect(await terms()).toMatchObject({ refund_percent: 100 });
      const { issue, listed } = await refundAfterCancel();
      expect(listed).toMatchObject({ refund_promised: 100 });
      expect(userMessage(await issue(50))).toBe('The patient was promised at least 100% of the deposit.');
      expect((await issue(100)).status).toBe(200);
    });

    it('as the care team decides later than that, whatever was asked and taken back before', async () => {
      await moveClockBefore(25);
      await cancelBooking(requestIds.booked);
      await call(`DELETE cancellations/patient/${requestIds.booked}`, { token });
      await control('clock', { advance: 2 * hourMs });
      token = await getToken('patient');
      expect(await terms()).toMatchObject({ deposit_cents: 5000, refund_percent: null });
      await cancelBooking(requestIds.booked);
      const { issue, listed } = await refundAfterCancel();
      expect(listed).toMatchObject({ refund_promised: null });
      expect((await issue(0)).status).toBe(200);
    });

    it('before a booking, where none was taken', async () => {
      expect(await terms('patient_requested')).toMatchObject({ deposit_cents: 0, refund_percent: null, full_refund_until: null });
    });
  });

  it("does not change another patient's request [API-033]", async () => {
    token = await getToken('newPatient');
    expect(await readResult(cancelBeforeBooking(requestIds.requested))).not.toBe('Canceled');
  });
});

describe('changing a request', () => {
  const change = (body: object, id: number = requestIds.requested) => call(`PATCH scans/request/${id}`, { token, body });

  it('removes a withdrawn request from the list and restores it when it is resubmitted [API-065, API-066, SC-174, SC-175]', async () => {
    await change({ active: 0 });
    expect((await cards('patient_requested')).map(({ id }) => id)).not.toContain(requestIds.requested);
    await call(`POST scans/resubmit/${requestIds.requested}`, { token });
    expect((await cards('patient_requested'))[0]?.id).toBe(requestIds.requested);
  });

  it('offers the next two weeks when it is resubmitted after its times have passed [API-066, SC-165]', async () => {
    await change({ windows: [{ window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' }] });
    await control('clock', { now: '2031-05-06T08:30:00-04:00' });
    token = await getToken('patient');
    await call(`POST scans/resubmit/${requestIds.requested}`, { token });
    const { body } = await call<object[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, { token });
    expect(body[0]).toMatchObject({ IsAnyTime: 1, AvailableSlots: '' });
  });

  it('preserves times that are still open at its centers when it is resubmitted [API-066]', async () => {
    const offered = { window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' };
    const requested = { scan_service_id: brainMri, budget: 0, zip_code: zips.chicago, distance: 20, windows: [offered], self_pay: 1 };
    const { body } = await call<{ id: number }>('POST scans/request', { token, body: requested });
    await control('clock', { now: '2031-05-06T08:30:00-04:00' });
    token = await getToken('patient');
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

  it('rejects times that have all passed at its centers, and preserves the previous times [SC-175]', async () => {
    const offered = { window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' };
    const requested = { scan_service_id: brainMri, budget: 0, zip_code: zips.chicago, distance: 20, windows: [offered], self_pay: 1 };
    const { id } = (await call<{ id: number }>('POST scans/request', { token, body: requested })).body;
    await control('clock', { now: '2031-05-06T11:30:00-04:00' });
    token = await getToken('patient');
    const windowsUntil = (window_close: string) => [{ window_open: '2031-05-06 08:00:00', window_close }];
    const rejected = await change({ windows: windowsUntil('2031-05-06 10:30:00') }, id);
    expect([rejected.status, userMessage(rejected)]).toEqual([400, 'All of your times have passed. Please choose other ones.']);
    const times = async () => (await call<{ results: object[] }>(`GET bookings/windows/${id}`, { token })).body.results;
    expect(await times()).toMatchObject([offered]);
    expect((await change({ windows: windowsUntil('2031-05-06 10:45:00') }, id)).status).toBe(200);
    expect(await times()).toMatchObject(windowsUntil('2031-05-06 10:45:00'));
  });

  it('changes physician and reason of a booked request, and nothing else [SC-175]', async () => {
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

  it('searches the centers again for another distance, and ignores the sent fee and budget [API-055, SC-175]', async () => {
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

  it("changes or withdraws a record in progress, only the patient's own [API-033, SC-175]", async () => {
    const { body } = await call<{ results: { ID: number }[] }>('GET bookings/in-progress', { token });
    const id = body.results[0]?.ID;
    await change({ selfPay: 1, fee: 25, in_progress: 1 }, id);
    expect(await cards('in-progress')).toHaveLength(2);
    const owner = token;
    token = await getToken('newPatient');
    expect((await change({ active: 0, in_progress: 1 }, id)).status).toBe(404);
    token = owner;
    expect((await change({ active: 0, in_progress: 1 }, id)).status).toBe(200);
    expect(await cards('in-progress')).toHaveLength(1);
  });

  it('stores the agreement to the contract, which can be read before [SC-191]', async () => {
    const agreed = async () => (await cards('patient_requested')).find(({ id }) => id === requestIds.requestedBare)?.has_contract;
    const contract = (body: object) => call('POST scans/contract', { token, body: { test_request_id: requestIds.requestedBare, ...body } });
    await contract({ budget: 180, self_pay: 1, agreed: 0 });
    expect(await agreed()).toBe(0);
    await contract({ self_pay: 1 });
    expect(await agreed()).toBe(1);
  });
});

it('requests another appointment, only for the patient of a booked request [API-080, SC-148]', async () => {
  const requestReschedule = async (requestId: number) =>
    (await call<{ status: string }>('POST admin/send_email', { token, body: { requestId, rescheduleInfo: 'Any Monday' } })).body.status;
  expect(await requestReschedule(requestIds.booked)).toBe('ValidUser');
  expect(await requestReschedule(requestIds.requested)).not.toBe('ValidUser');
  expect(await requestReschedule(requestIds.past)).not.toBe('ValidUser');
});

describe('other times for an appointment', () => {
  const windows = [{ window_open: '2031-03-04 08:00:00', window_close: '2031-03-04 11:00:00' }];
  const ask = (as = token, requestId: number = requestIds.booked) =>
    call<{ status: string }>('POST admin/send_email', { token: as, body: { requestId, rescheduleInfo: 'A new job', windows } });
  const withdraw = (as = token) => call(`DELETE bookings/reschedule/${requestIds.booked}`, { token: as });
  const onCard = async () => (await cards('patient_booked')).find(({ id }) => id === requestIds.booked)?.reschedule;
  const inQueue = async () => (await fetchRow('ic-scheduled', requestIds.booked, { token: await getToken('staff') }))?.Reschedule;

  it('show on the card of the patient, in the queue of the center and in the mail [SC-148, PR-292, PR-293]', async () => {
    expect(await onCard()).toBeNull();
    expect((await ask()).body.status).toBe('ValidUser');
    const requested = { requested_at: expect.any(String), details: 'A new job', windows };
    expect(await onCard()).toEqual(requested);
    expect(await inQueue()).toEqual(requested);
    expect((await singleScan(requestIds.booked, await getToken('staff'))).data[0]?.Reschedule).toEqual(requested);
    const [mail] = await control<{ body: string; subject: string }[]>('outbox');
    expect(mail).toMatchObject({ subject: `Reschedule request #${requestIds.booked}`, body: 'A new job\nTue, Mar 4, 8 AM to 11 AM' });
  });

  it('can be taken back by their patient only, which leaves the appointment', async () => {
    await ask();
    expect((await withdraw(await getToken('newPatient'))).status).toBe(404);
    expect((await withdraw()).status).toBe(200);
    expect([await onCard(), await inQueue()]).toEqual([null, null]);
    expect((await withdraw()).status).toBe(404);
    const mails = await control<{ subject: string }[]>('outbox');
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Reschedule request #${requestIds.booked}`,
      `Reschedule request #${requestIds.booked} taken back`,
    ]);
  });

  it('are on offer once the center cancels, and end with the next booking', async () => {
    const staff = await getToken('staff');
    await ask();
    const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await call('POST cancellations/cancel-ic-postbooking', { token: staff, body });
    const open = (await cards('patient_requested')).find(({ id }) => id === requestIds.booked);
    expect(open).toMatchObject({ windows, reschedule: null });
    await book(staff, requestIds.booked, locationIds.newYork, '2031-03-04 08:00:00');
    expect([await onCard(), await inQueue()]).toEqual([null, null]);
  });

  it('are refused when they have passed, or are no times', async () => {
    const send = (window_open: string, window_close: string) =>
      call('POST admin/send_email', {
        token,
        body: { requestId: requestIds.booked, rescheduleInfo: '', windows: [{ window_open, window_close }] },
      });
    expect((await send('2020-03-04 08:00:00', '2020-03-04 11:00:00')).status).toBe(400);
    expect((await send('soon', 'later')).status).toBe(400);
    expect(await onCard()).toBeNull();
  });
});

describe('the profile', () => {
  it('changes by its two calls [SC-221, SC-222, SC-223]', async () => {
    await call('PATCH patients/patient', { token, body: { phone: '(917) 555-7777', allow_texts: '0' } });
    const { body } = await call('PATCH patients/user', { token, body: { first_name: 'Joan' } });
    expect(body).toMatchObject({ first_name: 'Joan', phone: '(917) 555-7777', allow_texts: '0', card_last4: '4242' });
  });

  it('rejects a taken email [API-018]', async () => {
    const rejected = await call('PATCH patients/user', { token, body: { email: demoAccounts.staff } });
    expect(userMessage(rejected)).toBe('Email is already in use, please try again.');
  });
});

describe('doctors and conditions', () => {
  it('links a doctor once and removes the link [SC-210, SC-211, SC-212]', async () => {
    const link = () => call('POST patients/doctors', { token, body: { doctor_id: 2 } });
    expect((await link()).body).toMatchObject({ already_linked: 0 });
    const list = async () =>
      (await call<{ results: { id: number }[] }>('GET patients/doctors', { token })).body.results.map(({ id }) => id);
    expect((await list()).sort()).toEqual([1, 2]);
    await call('DELETE doctors/unlink?doctor_id=2', { token });
    expect(await list()).toEqual([1]);
  });

  it('accepts setting or removing a condition again without a change [API-115, SC-217, SC-218, SC-219, SC-220]', async () => {
    const mine = async () =>
      (await call<{ condition: { id: number } }[]>('GET medical/patient', { token })).body.map(({ condition }) => condition.id);
    expect((await call('POST medical/patient', { token, body: { condition_id: 1 } })).status).toBe(200);
    expect(await mine()).toEqual([1]);
    expect((await call('DELETE medical/patient/9', { token })).status).toBe(200);
    expect((await call('DELETE medical/patient/1', { token })).status).toBe(200);
    expect(await mine()).toEqual([]);
  });
});

describe('the screening answers', () => {
  type Answers = { data: Record<string, string | number | null> };
  const save = (answers: object, as = token) => call<Answers>('PATCH patients/screening', { token: as, body: answers });
  const readAsStaff = async () => call<Answers>(`GET patients/screening-questions/${userIds.patient}`, { token: await getToken('staff') });

  it('reach the centers that have a request of the patient, and no other user [SC-066, API-032]', async () => {
    expect((await save({ HasPaceMaker: 2, CurrentMedications: ' Warfarin ', CovidResponseID: 2 })).status).toBe(200);
    expect((await readAsStaff()).body.data).toMatchObject({ HasPaceMaker: 2, CurrentMedications: 'Warfarin', CovidResponseID: 2 });
    const own = await call<Answers>('GET patients/screening', { token });
    expect((await readAsStaff()).body).toEqual({ ...own.body, conditions: ['Asthma'] });
    const other = await call<Answers>('GET patients/screening', { token: await getToken('newPatient') });
    expect(Object.values(other.body.data).every((answer) => answer === null)).toBe(true);
  });

  it('stay beside those given before, until the patient takes them back', async () => {
    await save({ HasMetal: 1 });
    await save({ HasPaceMaker: 0 });
    expect((await readAsStaff()).body.data).toMatchObject({ HasMetal: 1, HasPaceMaker: 0 });
    await save({ HasMetal: null });
    expect((await readAsStaff()).body.data).toMatchObject({ HasMetal: null, HasPaceMaker: 0 });
  });

  it.each([
    [{ HasPaceMaker: 3 }],
    [{ Chemotherapy: 0 }],
    [{ HeightFeet: 12 }],
    [{ WeightPlbs: 150.5 }],
    [{ LastDexaDT: '02/30/2024' }],
    [{ CurrentMedications: 'x'.repeat(1_001) }],
  ])('are refused when they are no answer to the question: %j', async (answers) => {
    const before = (await call<Answers>('GET patients/screening', { token })).body;
    expect((await save(answers)).status).toBe(400);
    expect((await call<Answers>('GET patients/screening', { token })).body).toEqual(before);
  });

  it('are the own ones of a patient: staff cannot write them [API-030]', async () => {
    expect((await save({ HasMetal: 1 }, await getToken('staff'))).status).toBe(403);
  });
});
