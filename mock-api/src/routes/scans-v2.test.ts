import { call, control, reset, tokenOf } from '../../testing/client';
import { book, freeTimes, singleScan } from '../../testing/portal';
import { brainMri, locationIds, progressIds, requestIds, silentMemberId, zips } from '../seed/names';

interface StepAnswer {
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
  call<StepAnswer>(`POST scans_v2/scan-complete-step-${number}`, { token: as, body });

async function submit(self = two, payment: object = card) {
  const begun = await step(2, self);
  const id = begun.body.currID;
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
  token = await tokenOf('newPatient');
});

describe('what can be asked for', () => {
  it('is more than 200 scans with their full names [SC-160, SC-361]', async () => {
    const { body } = await call<{ FullName: string }[]>('GET scans_v2/scan-list');
    expect(body.length).toBeGreaterThan(200);
    expect(body[0]?.FullName).toBe('MRI - Brain - Without contrast');
  });

  it('grows with the distance from the zip, from 5 to 50 miles [SC-161, SC-362]', async () => {
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

  it.each([zips.withoutCenters, zips.unknown])('is nothing near %s [API-055]', async (zip) => {
    const { body } = await call(`GET scans_v2/distance?zip=${zip}&scanServiceId=${brainMri}`);
    expect(body).toEqual([]);
  });

  it('can be paid by more than 600 insurers with ids that are their own [SC-167, SC-417]', async () => {
    const { body } = await call<{ response: { id: number; name: string }[] }>('GET scans_v2/insurances');
    expect(body.response.length).toBeGreaterThanOrEqual(600);
    expect(new Set(body.response.map(({ id }) => id)).size).toBe(body.response.length);
    expect(body.response.find(({ id }) => id === 1)?.name).toBe('Aetna');
  });
});

describe('the four steps', () => {
  it('make a request that waits in the requested list and nowhere else [API-050, API-051, API-052, API-056]', async () => {
    const begun = await step(2, two);
    expect(await ids('in-progress')).toEqual([begun.body.currID]);
    await step(3, { ...three, newId: begun.body.currID });
    const done = await step(4, { requestProgresId: begun.body.currID, ...card });
    expect(done.body).toMatchObject({ Result: 'SUCCESS', finalTestRequestID: expect.any(Number) });
    expect(await ids('in-progress')).toEqual([]);
    expect(await ids('patient_requested')).toEqual([done.body.finalTestRequestID]);
  });

  it('take insurance without a card [SC-164, API-052]', async () => {
    const begun = await step(2, { ...two, newSelfPay: 0 });
    const form = new FormData();
    form.append('upload_file', new File(['%PDF-1.7 test'], 'order.pdf'));
    const { body: file } = await call<{ blob_id: string }>('POST media/upload', { token, form });
    await step(3, { ...three, newId: begun.body.currID, newUploadedRx: 1, newBlobId: file.blob_id, newWillBringRx: undefined });
    const payment = {
      requestProgressId: begun.body.currID,
      insuranceId: 1,
      policyNumber: 'M-1',
      paymentId: '',
      paymentSecret: '',
      cardType: '',
      cardLastFour: '',
    };
    expect((await step(4, payment)).body.Result).toBe('SUCCESS');
  });

  it('refuse insurance without a prescription file, and say so [API-053]', async () => {
    const begun = await step(2, two);
    await step(3, { ...three, newId: begun.body.currID });
    const refused = await step(4, { requestProgressId: begun.body.currID, newSelfPay: 0, insuranceId: 1, policyNumber: 'M-1' });
    expect(refused.body).toMatchObject({
      Result: 'ERROR',
      MESSAGE_TEXT: 'Please add a picture of your prescription.',
      finalTestRequestID: null,
    });
    const none = await step(3, { ...three, newId: begun.body.currID, newWillBringRx: undefined });
    expect(none.body.MESSAGE_TEXT).toBe('Please add a picture of your prescription.');
  });

  it('take self-pay that step 4 switched to, with the prescription brought along [API-051, API-052]', async () => {
    const begun = await step(2, { ...two, newSelfPay: 0 });
    expect((await step(3, { ...three, newId: begun.body.currID })).body.Result).toBe('SUCCESS');
    const stillInsured = await step(4, { requestProgressId: begun.body.currID, insuranceId: 1, policyNumber: 'M-1' });
    expect(stillInsured.body.MESSAGE_TEXT).toBe('Please add a picture of your prescription.');
    expect((await step(4, { requestProgressId: begun.body.currID, newSelfPay: 1, ...card })).body.Result).toBe('SUCCESS');
  });

  it('refuse a declined card and keep the record [API-053]', async () => {
    const refused = await submit(two, { ...card, paymentId: 'pm_double_visa_0002_x' });
    expect(refused).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'Your card was declined.' });
    expect(await ids('in-progress')).toEqual([refused.progressId]);
  });

  it('refuse a place without a center [API-053]', async () => {
    const refused = await step(2, { ...two, newZipCode: zips.withoutCenters });
    expect(refused.body).toMatchObject({ Result: 'ERROR', currID: null });
  });

  it.each(['nonsense', '', '2031-13-04 08:00:00/2031-13-04 11:00:00', '2031-03-04 11:00:00/2031-03-04 08:00:00'])(
    'refuse the times %j [API-053]',
    async (newAvailableSlots) => {
      expect((await step(2, { ...two, newAvailableSlots })).body.Result).toBe('ERROR');
    },
  );

  it('refuse times that have all passed, and take those that have not [API-053]', async () => {
    const passed = '2020-03-04 08:00:00/2020-03-04 11:00:00';
    const refused = await step(2, { ...two, newAvailableSlots: passed });
    expect(refused.body).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'All of your times have passed. Please choose other ones.' });
    expect((await step(2, { ...two, newAvailableSlots: `${passed},${slots}` })).body.Result).toBe('SUCCESS');
  });

  it("refuse another patient's, an unknown and a finished record [API-053, API-033]", async () => {
    const foreign = await step(3, { ...three, newId: progressIds.afterStepTwo });
    const unknown = await step(3, { ...three, newId: 999_999 });
    const { progressId } = await submit();
    const finished = await step(4, { requestProgressId: progressId, ...card, policyNumber: 'again' });
    for (const { body } of [foreign, unknown, finished]) expect(body.Result).toBe('ERROR');
    expect(finished.body.MESSAGE_TEXT).toBe('This request has already been submitted.');
  });

  it('make one request of two final saves at the same moment [API-004, API-052]', async () => {
    const begun = await step(2, two);
    await step(3, { ...three, newId: begun.body.currID });
    const last = (cardType: string) => step(4, { requestProgressId: begun.body.currID, ...card, cardType });
    const told = await Promise.all([last('visa'), last('Visa')]);
    expect(told.map(({ body }) => body.Result).sort()).toEqual(['ERROR', 'SUCCESS']);
    expect(await ids('patient_requested')).toHaveLength(1);
  });

  it('go on where the patient stopped [API-050]', async () => {
    const begun = await step(2, two);
    const again = await step(2, { ...two, currId: begun.body.currID, newSelfPay: 0 });
    expect(again.body.currID).toBe(begun.body.currID);
    expect(await ids('in-progress')).toHaveLength(1);
  });
});

describe('editing a request', () => {
  beforeEach(async () => {
    token = await tokenOf('patient');
  });

  it('shows what is stored, and never the payment secret [SC-165, SC-371]', async () => {
    const { body } = await call<Record<string, unknown>[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, {
      token,
    });
    expect(body[0]).toMatchObject({ TestRequestID: requestIds.requested, ScanServiceID: brainMri, CardLast4: '4242' });
    expect(body[0]).not.toHaveProperty('PaymentSecret');
  });

  it('tells of a booked one that it is booked, and of no step that it could take [SC-165]', async () => {
    const { body } = await call<object[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.booked}`, { token });
    expect(body[0]).toMatchObject({ Booked: 1 });
    const { body: refused } = await step(2, { ...two, currTestRequestId: requestIds.booked });
    expect(refused.MESSAGE_TEXT).toBe('This request is not open any more.');
  });

  it('says that a center asked for other times until the patient has offered some [PR-202, SC-067]', async () => {
    const stage = async () => {
      const { body } = await call<{ ICStage: number }[]>(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, {
        token,
      });
      return body[0]?.ICStage;
    };
    const ask = async (noteText: string) =>
      call('PATCH ic-portal/ic-request-availability', {
        token: await tokenOf('staff'),
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

  it('tells of a record that it was sent, and as which request [SC-165]', async () => {
    const { progressId, finalTestRequestID } = await submit();
    const { body } = await call<object[]>(`GET scans_v2/scan-list-for-edit?currTestRequestProgressId=${progressId}`, { token });
    expect(body[0]).toMatchObject({ ID: progressId, TestRequestID: finalTestRequestID, Sent: 1 });
  });

  it('shows nothing of somebody else [API-033]', async () => {
    const other = await tokenOf('newPatient');
    const { body } = await call(`GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`, { token: other });
    expect(body).toEqual([]);
  });

  it('keeps the id of the request [API-054]', async () => {
    const before = await ids('patient_requested');
    const begun = await step(2, { ...two, currTestRequestId: requestIds.requested, newScanServiceId: 2 });
    await step(3, { ...three, newId: begun.body.currID, newReason: 'Changed' });
    const done = await step(4, { requestProgressId: begun.body.currID, ...card });
    expect(done.body.finalTestRequestID).toBe(requestIds.requested);
    expect((await ids('patient_requested')).sort()).toEqual(before.sort());
    const { body } = await call<{ Reason: string; ScanServiceID: number }[]>(
      `GET scans_v2/scan-list-for-edit?currTestRequestId=${requestIds.requested}`,
      { token },
    );
    expect(body[0]).toMatchObject({ Reason: 'Changed', ScanServiceID: 2 });
  });

  it('refuses what was booked meanwhile, and leaves it as it was booked [API-054, API-057]', async () => {
    const begun = await step(2, { ...two, currTestRequestId: requestIds.requested, newScanServiceId: 2 });
    await step(3, { ...three, newId: begun.body.currID });
    const staff = await tokenOf('staff');
    const [start = ''] = freeTimes(await singleScan(requestIds.requested, staff), locationIds.newYork);
    expect((await book(staff, requestIds.requested, locationIds.newYork, start)).status).toBe(200);
    const done = await step(4, { requestProgressId: begun.body.currID, ...card });
    expect(done.body).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'This request is not open any more.', finalTestRequestID: null });
    const { data } = await singleScan(requestIds.requested, staff);
    expect(data[0]?.FriendlyName).toBe('MRI - Brain - Without contrast');
  });
});

it('announces a new request to the patient [API-052]', async () => {
  const { finalTestRequestID } = await submit();
  const mails = await control<{ subject: string }[]>('outbox');
  expect(mails.map(({ subject }) => subject)).toContain(`We received your request #${finalTestRequestID}`);
});

it('refuses providers and guests [API-030, API-010]', async () => {
  expect((await step(2, two, await tokenOf('staff'))).status).toBe(403);
  expect((await step(2, two, 'anonymous')).status).toBe(401);
});

it('tells the deductible, or that the insurer did not say [API-116, SC-189]', async () => {
  const ask = (policy_number: string) => call('POST scans/deductible', { token, body: { policy_number } });
  expect((await ask('M-1')).body).toMatchObject({ error: 0, amount: 1500 });
  expect((await ask(silentMemberId)).body).toMatchObject({ error: 1, remaining: null });
});
