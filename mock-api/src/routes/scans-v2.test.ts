import { addMinutes } from '@scanharbor/shared-contracts/domain/time-zone';
import { call, control, reset, getToken } from '../../testing/client';
import { book, fetchRow, freeTimes, singleScan } from '../../testing/portal';
import { brainMri, locationIds, progressIds, requestIds, silentMemberId, userIds, zips } from '../seed/demo-data';

interface StepResponse {
  Result: string;
  MESSAGE_TEXT: string;
  currID: number | null;
  finalTestRequestID: number | null;
}

const slots = '2031-03-04 08:00:00/2031-03-04 11:00:00,2031-03-05 11:00:00/2031-03-05 16:00:00';
const two = {
  newScanServiceId: brainMri,
  newZipCode: zips.withCenters,
  newDistance: 5,
  newIsAnyTime: 0,
  newAvailableSlots: slots,
  newSelfPay: 1,
};
const three = {
  newReason: 'Headaches',
  newDoctorFirstName: 'Amelia',
  newDoctorLastName: 'Hart',
  newDoctorPhone: '(646) 555-2000',
  newUploadedRx: 0,
  newWillBringRx: 1,
  newCovidResponseID: 0,
};
const card = { paymentId: 'pm_double_visa_4242_abc', paymentSecret: 'seti_1_secret_2', cardType: 'visa', cardLastFour: '4242' };

let token: string;
const step = (number: 2 | 3 | 4, body: object, as = token) =>
  call<StepResponse>(`POST scans_v2/scan-complete-step-${number}`, { token: as, body });

async function submit(self: object = two, payment: object = card) {
  const started = await step(2, self);
  const id = started.body.currID;
  await step(3, { ...three, newId: id });
  const done = await step(4, { requestProgressId: id, ...payment });
  return { progressId: id, ...done.body };
}

const ids = async (list: string) => {
  const { body } = await call<{ results: { id?: number; ID?: number }[] }>(`GET bookings/${list}`, { token });
  return body.results.map(({ id, ID }) => id ?? ID);
};

beforeEach(async () => {
  await reset();
  token = await getToken('newPatient');
});

describe('the choice of scans', () => {
  it('lists more than 200 scans with their full names [SC-160, SC-361]', async () => {
    const { body } = await call<{ FullName: string }[]>('GET scans_v2/scan-list');
    expect(body.length).toBeGreaterThan(200);
    expect(body[0]?.FullName).toBe('MRI - Brain - Without contrast');
  });

  it('grows with the distance from the ZIP code, from 5 to 50 miles [SC-161, SC-362]', async () => {
    const { body } = await call<{ Distance: number; Cnt: number }[]>(
      `GET scans_v2/distance?zip=${zips.withCenters}&scanServiceId=${brainMri}`,
    );
    expect(body.map(({ Distance }) => Distance)).toEqual([5, 20, 35, 50]);
    const counts = body.map(({ Cnt }) => Cnt);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(4);
  });

  it('costs from $225 for an MRI and $200 for a CT at one center [API-055]', async () => {
    const lowest = async (scan: number) => {
      const { body } = await call<{ MinTotal: number }[]>(`GET scans_v2/distance?zip=${zips.withCenters}&scanServiceId=${scan}`);
      return Math.min(...body.map(({ MinTotal }) => MinTotal));
    };
    expect(await lowest(brainMri)).toBe(225);
    expect(await lowest(101)).toBe(200);
  });

  it.each([zips.withoutCenters, zips.unknown])('is empty near %s [API-055]', async (zip) => {
    const { body } = await call(`GET scans_v2/distance?zip=${zip}&scanServiceId=${brainMri}`);
    expect(body).toEqual([]);
  });

  it('lists more than 600 insurers with unique ids [SC-167, SC-417]', async () => {
    const { body } = await call<{ response: { id: number; name: string }[] }>('GET scans_v2/insurances');
    expect(body.response.length).toBeGreaterThanOrEqual(600);
    expect(new Set(body.response.map(({ id }) => id)).size).toBe(body.response.length);
    expect(body.response.find(({ id }) => id === 1)?.name).toBe('Aetna');
  });
});

describe('the four steps', () => {
  it('create a request in the requested list only [API-050, API-051, API-052, API-056]', async () => {
    const started = await step(2, two);
    expect(await ids('in-progress')).toEqual([started.body.currID]);
    await step(3, { ...three, newId: started.body.currID });
    const done = await step(4, { requestProgresId: started.body.currID, ...card });
    expect(done.body).toMatchObject({ Result: 'SUCCESS', finalTestRequestID: expect.any(Number) });
    expect(await ids('in-progress')).toEqual([]);
    expect(await ids('patient_requested')).toEqual([done.body.finalTestRequestID]);
  });

  it('keep the doctor of the list through an edit, also from a client that sends no id [PR-092, PR-305, SC-371]', async () => {
    const started = await step(2, two);
    const id = started.body.currID;
    expect((await step(3, { ...three, newId: id, newDoctorId: 999_999 })).body.Result).toBe('ERROR');
    await step(3, { ...three, newId: id, newDoctorId: 1 });
    const { finalTestRequestID } = (await step(4, { requestProgressId: id, ...card })).body;
    const doctorOf = async (query: string) =>
      (await call<{ DoctorID: number | null }[]>(`GET scans_v2/scan-list-for-edit?${query}`, { token })).body[0]?.DoctorID;
    expect(await doctorOf(`currTestRequestId=${finalTestRequestID}`)).toBe(1);
    const edit = (await step(2, { ...two, currTestRequestId: finalTestRequestID })).body.currID;
    await step(3, { ...three, newId: edit });
    expect(await doctorOf(`currTestRequestProgressId=${edit}`)).toBe(1);
    await step(3, { ...three, newId: edit, newDoctorLastName: 'Chen' });
    expect(await doctorOf(`currTestRequestProgressId=${edit}`)).toBeNull();
  });

  it('hold one deposit: that of the offer, at every price of the center, up to its refund [PR-152, IC-127, IC-244]', async () => {
    const staff = await getToken('staff');
    const { finalTestRequestID } = await submit();
    const id = finalTestRequestID ?? 0;
    const { body: offers } = await call<{ Distance: number; MinFee: number; MinPrice: number }[]>(
      `GET scans_v2/distance?zip=${zips.withCenters}&scanServiceId=${brainMri}`,
    );
    const { MinFee = 0, MinPrice = 0 } = offers.find(({ Distance }) => Distance === two.newDistance) ?? {};
    const card = async (list: string) => {
      const { body } = await call<{ results: { id: number; fee: number; budget: number }[] }>(`GET bookings/${list}`, { token });
      return body.results.find((row) => row.id === id);
    };
    expect(await card('patient_requested')).toMatchObject({ fee: MinFee, budget: MinPrice });
    expect((await fetchRow('ic-requested', id, { token: staff }))?.productFee).toBe(MinFee);
    const { body: windows } = await call<{ results: { id: number }[] }>(`GET bookings/windows/${id}`, { token: staff });
    await call('POST bookings/book', {
      token: staff,
      body: { test_request_id: id, window_id: windows.results[0]?.id, location_id: locationIds.newYork, budget: MinPrice - 20 },
    });
    expect(await card('patient_booked')).toMatchObject({ fee: MinFee, budget: MinPrice - 20 });
    await call('POST cancellations/cancel-ic-postbooking', {
      token: staff,
      body: { requestId: id, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 },
    });
    expect((await call(`GET refunds/scan/${id}`, { token: await getToken('platform') })).body).toMatchObject({ fee: MinFee });
  });

  it.each([0, 1, 2])('hand the COVID-19 answer %i to the centers that read the screening [PR-113, SC-339]', async (covid) => {
    const started = await step(2, two);
    const id = started.body.currID;
    await step(3, { ...three, newId: id, newCovidResponseID: covid });
    await step(4, { requestProgressId: id, ...card });
    const { body } = await call<{ data: Record<string, number | null> }>(`GET patients/screening-questions/${userIds.newPatient}`, {
      token: await getToken('staff'),
    });
    expect(body.data.CovidResponseID).toBe(covid);
  });

  it('go to the center that the patient chose, at its price, and to no other [SC-162, PR-152]', async () => {
    const body = { zip_code: zips.withCenters, scan_service_id: brainMri, distance: 50, with_openings: true, self_pay: true };
    const { body: found } = await call<{ locations: { id: number; total: number; deposit: number; openings: string[] }[] }>(
      'POST scans/locations',
      { body },
    );
    const chosen = found.locations.find(({ id }) => id === locationIds.brooklyn);
    const [opening = ''] = chosen?.openings ?? [];
    const slot = `${opening}/${addMinutes(opening, 15)}`;
    const { finalTestRequestID } = await submit({ ...two, newAvailableSlots: slot, newLocationIds: [locationIds.brooklyn] });
    const id = finalTestRequestID ?? 0;
    const staff = await getToken('staff');
    expect(await fetchRow('ic-requested', id, { token: staff })).toMatchObject({
      LocationList: [{ PracticeLocationID: locationIds.brooklyn }],
      productFee: chosen?.deposit,
    });
    const scan = await singleScan(id, staff);
    expect(scan.availabilityRaw.map(({ window_open }) => window_open)).toEqual([opening]);
    expect(freeTimes(scan, locationIds.brooklyn)).toEqual([opening]);
    expect((scan.RequestBudget ?? 0) + (chosen?.deposit ?? 0)).toBe(chosen?.total);
    expect(await fetchRow('ic-requested', id, { token: await getToken('rival') })).toBeUndefined();
    const stored = await call<{ LocationIDs: number[] }[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${id}`, { token });
    expect(stored.body[0]?.LocationIDs).toEqual([locationIds.brooklyn]);
  });

  it('accept insurance without a card [SC-164, API-052]', async () => {
    const started = await step(2, { ...two, newSelfPay: 0 });
    const form = new FormData();
    form.append('upload_file', new File(['%PDF-1.7 test'], 'order.pdf'));
    const { body: file } = await call<{ blob_id: string }>('POST media/upload', { token, form });
    await step(3, { ...three, newId: started.body.currID, newUploadedRx: 1, newBlobId: file.blob_id, newWillBringRx: undefined });
    const payment = {
      requestProgressId: started.body.currID,
      insuranceId: 1,
      policyNumber: 'M-1',
      paymentId: '',
      paymentSecret: '',
      cardType: '',
      cardLastFour: '',
    };
    expect((await step(4, payment)).body.Result).toBe('SUCCESS');
  });

  it('reject insurance without a prescription file, with a message [API-053]', async () => {
    const started = await step(2, two);
    await step(3, { ...three, newId: started.body.currID });
    const rejected = await step(4, { requestProgressId: started.body.currID, newSelfPay: 0, insuranceId: 1, policyNumber: 'M-1' });
    expect(rejected.body).toMatchObject({
      Result: 'ERROR',
      MESSAGE_TEXT: 'Please add a picture of your prescription.',
      finalTestRequestID: null,
    });
    const none = await step(3, { ...three, newId: started.body.currID, newWillBringRx: undefined });
    expect(none.body.MESSAGE_TEXT).toBe('Please add a picture of your prescription.');
  });

  it('accept a switch to self-pay in step 4 with the prescription brought along [API-051, API-052]', async () => {
    const started = await step(2, { ...two, newSelfPay: 0 });
    expect((await step(3, { ...three, newId: started.body.currID })).body.Result).toBe('SUCCESS');
    const stillInsured = await step(4, { requestProgressId: started.body.currID, insuranceId: 1, policyNumber: 'M-1' });
    expect(stillInsured.body.MESSAGE_TEXT).toBe('Please add a picture of your prescription.');
    expect((await step(4, { requestProgressId: started.body.currID, newSelfPay: 1, ...card })).body.Result).toBe('SUCCESS');
  });

  it('reject a declined card and preserve the record [API-053]', async () => {
    const rejected = await submit(two, { ...card, paymentId: 'pm_double_visa_0002_x' });
    expect(rejected).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'Your card was declined.' });
    expect(await ids('in-progress')).toEqual([rejected.progressId]);
  });

  it('reject an area without a center [API-053]', async () => {
    const rejected = await step(2, { ...two, newZipCode: zips.withoutCenters });
    expect(rejected.body).toMatchObject({ Result: 'ERROR', currID: null });
  });

  it.each(['nonsense', '', '2031-13-04 08:00:00/2031-13-04 11:00:00', '2031-03-04 11:00:00/2031-03-04 08:00:00'])(
    'refuse the times %j [API-053]',
    async (newAvailableSlots) => {
      expect((await step(2, { ...two, newAvailableSlots })).body.Result).toBe('ERROR');
    },
  );

  it('reject times that have all passed, and accept others [API-053]', async () => {
    const passed = '2020-03-04 08:00:00/2020-03-04 11:00:00';
    const rejected = await step(2, { ...two, newAvailableSlots: passed });
    expect(rejected.body).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'All of your times have passed. Please choose other ones.' });
    expect((await step(2, { ...two, newAvailableSlots: `${passed},${slots}` })).body.Result).toBe('SUCCESS');
  });

  it("reject another patient's, an unknown and a submitted record [API-053, API-033]", async () => {
    const foreign = await step(3, { ...three, newId: progressIds.afterStepTwo });
    const unknown = await step(3, { ...three, newId: 999_999 });
    const { progressId } = await submit();
    const finished = await step(4, { requestProgressId: progressId, ...card, policyNumber: 'again' });
    for (const { body } of [foreign, unknown, finished]) expect(body.Result).toBe('ERROR');
    expect(finished.body.MESSAGE_TEXT).toBe('This request has already been submitted.');
  });

  it('create one request for two concurrent submissions [API-004, API-052]', async () => {
    const started = await step(2, two);
    await step(3, { ...three, newId: started.body.currID });
    const last = (cardType: string) => step(4, { requestProgressId: started.body.currID, ...card, cardType });
    const responses = await Promise.all([last('visa'), last('Visa')]);
    expect(responses.map(({ body }) => body.Result).sort()).toEqual(['ERROR', 'SUCCESS']);
    expect(await ids('patient_requested')).toHaveLength(1);
  });

  it('continue where the patient stopped [API-050]', async () => {
    const started = await step(2, two);
    const again = await step(2, { ...two, currId: started.body.currID, newSelfPay: 0 });
    expect(again.body.currID).toBe(started.body.currID);
    expect(await ids('in-progress')).toHaveLength(1);
  });
});

describe('editing a request', () => {
  beforeEach(async () => {
    token = await getToken('patient');
  });

  it('returns the stored answers, never the payment secret [SC-165, SC-371]', async () => {
    const { body } = await call<Record<string, unknown>[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, {
      token,
    });
    expect(body[0]).toMatchObject({ TestRequestID: requestIds.requested, ScanServiceID: brainMri, CardLast4: '4242' });
    expect(body[0]).not.toHaveProperty('PaymentSecret');
  });

  it('reports a booked request as booked, without a step [SC-165]', async () => {
    const { body } = await call<object[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.booked}`, { token });
    expect(body[0]).toMatchObject({ Booked: 1 });
    const { body: rejected } = await step(2, { ...two, currTestRequestId: requestIds.booked });
    expect(rejected.MESSAGE_TEXT).toBe('This request is no longer open.');
  });

  it("reports a center's request for other times until the patient has offered some [PR-202, SC-067]", async () => {
    const stage = async () => {
      const { body } = await call<{ ICStage: number }[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, {
        token,
      });
      return body[0]?.ICStage;
    };
    const ask = async (noteText: string) =>
      call('PATCH ic-portal/ic-request-availability', {
        token: await getToken('staff'),
        body: { requestId: requestIds.requested, noteText },
      });
    expect(await stage()).toBe(0);
    await ask('Tuesday after 2 PM');
    expect(await stage()).toBe(1);
    const windows = [{ window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' }];
    await call(`PATCH scans/request/${requestIds.requested}`, { token, body: { windows } });
    expect(await stage()).toBe(0);
    await ask('Or on a Friday');
    expect(await stage()).toBe(1);
  });

  it('reports a submitted record with its request [SC-165]', async () => {
    const { progressId, finalTestRequestID } = await submit();
    const { body } = await call<object[]>(`GET scans_v2/scan-list-for-edit?currTestRequestProgressId=${progressId}`, { token });
    expect(body[0]).toMatchObject({ ID: progressId, TestRequestID: finalTestRequestID, Sent: 1 });
  });

  it('returns nothing of other patients [API-033]', async () => {
    const other = await getToken('newPatient');
    const { body } = await call(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, { token: other });
    expect(body).toEqual([]);
  });

  it('preserves the id of the request [API-054]', async () => {
    const before = await ids('patient_requested');
    const started = await step(2, { ...two, currTestRequestId: requestIds.requested, newScanServiceId: 2 });
    await step(3, { ...three, newId: started.body.currID, newReason: 'Changed' });
    const done = await step(4, { requestProgressId: started.body.currID, ...card });
    expect(done.body.finalTestRequestID).toBe(requestIds.requested);
    expect((await ids('patient_requested')).sort()).toEqual(before.sort());
    const { body } = await call<{ Reason: string; ScanServiceID: number }[]>(
      `GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`,
      { token },
    );
    expect(body[0]).toMatchObject({ Reason: 'Changed', ScanServiceID: 2 });
  });

  it('stores two edits with the same choices within a second [API-004, API-054]', async () => {
    for (const cardLastFour of ['4242', '1111']) {
      const edit = await submit({ ...two, currTestRequestId: requestIds.requested }, { ...card, cardLastFour });
      expect(edit).toMatchObject({ Result: 'SUCCESS', finalTestRequestID: requestIds.requested });
    }
  });

  it('stores the edits of two tabs one after the other, and names the end of a record that the other tab has sent [API-053, API-054]', async () => {
    const start = async () => (await step(2, { ...two, currTestRequestId: requestIds.requested })).body.currID;
    const send = async (newId: number | null, newReason: string) => {
      await step(3, { ...three, newId, newReason });
      return (await step(4, { requestProgressId: newId, ...card, policyNumber: newReason })).body;
    };
    const [one, other] = [await start(), await start()];
    expect(other).toBe(one);
    expect(await send(one, 'First tab')).toMatchObject({ Result: 'SUCCESS', finalTestRequestID: requestIds.requested });
    expect(await send(other, 'Second tab')).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'This request has already been submitted.' });
    expect(await send(await start(), 'Second tab, again')).toMatchObject({ Result: 'SUCCESS', finalTestRequestID: requestIds.requested });
    const { body } = await call<{ Reason: string }[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, {
      token,
    });
    expect(body[0]?.Reason).toBe('Second tab, again');
  });

  it('rejects a request that was booked during the edit, without changing it [API-054, API-057]', async () => {
    const started = await step(2, { ...two, currTestRequestId: requestIds.requested, newScanServiceId: 2 });
    await step(3, { ...three, newId: started.body.currID });
    const staff = await getToken('staff');
    const [start = ''] = freeTimes(await singleScan(requestIds.requested, staff), locationIds.newYork);
    expect((await book(staff, requestIds.requested, locationIds.newYork, start)).status).toBe(200);
    const done = await step(4, { requestProgressId: started.body.currID, ...card });
    expect(done.body).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'This request is no longer open.', finalTestRequestID: null });
    const { data } = await singleScan(requestIds.requested, staff);
    expect(data[0]?.FriendlyName).toBe('MRI - Brain - Without contrast');
  });
});

it('notifies the patient of a new request [API-052]', async () => {
  const { finalTestRequestID } = await submit();
  const mails = await control<{ subject: string }[]>('outbox');
  expect(mails.map(({ subject }) => subject)).toContain(`We received your request #${finalTestRequestID}`);
});

it('rejects providers and guests [API-030, API-010]', async () => {
  expect((await step(2, two, await getToken('staff'))).status).toBe(403);
  expect((await step(2, two, 'anonymous')).status).toBe(401);
});

it('returns the deductible, or that the insurer did not respond [API-116, SC-189]', async () => {
  const ask = (policy_number: string) => call('POST scans/deductible', { token, body: { policy_number } });
  expect((await ask('M-1')).body).toMatchObject({ error: 0, amount: 1500 });
  expect((await ask(silentMemberId)).body).toMatchObject({ error: 1, remaining: null });
});
