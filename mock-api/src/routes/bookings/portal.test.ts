import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { call, control, reset, getToken } from '../../../testing/client';
import { book, counters, freeTimes, fetchListIds, singleScan } from '../../../testing/portal';
import { brainMri, demoAccounts, locationIds, practiceCounts, practiceIds, requestIds, zips } from '../../seed/demo-data';

const { requested, booked } = requestIds;
let token: string;

interface Rejected {
  Result?: string;
  locationNameList?: string[];
}

const reject = (options: { id?: number; practice?: number; location?: number; reason?: string; as?: string } = {}) =>
  call<Rejected>('POST bookings/reject', {
    token: options.as ?? token,
    body: {
      test_request_id: options.id ?? requested,
      practice_id: options.practice ?? practiceIds.main,
      location_id: options.location ?? -1,
      reason: options.reason ?? 'Scanner down',
    },
  });

const cancel = (requestId: number, as = token, isPatientCancelation = 0) =>
  call<{ cancelResponse: { Result: string } }>('POST cancellations/cancel-ic-postbooking', {
    token: as,
    body: { requestId, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation },
  });

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
});

describe('rejecting a request', () => {
  it('rejects it for all locations of the practice and returns their names [SC-070, API-059]', async () => {
    const { body } = await reject();
    expect(body).toEqual({ Result: 'Success', locationNameList: ['Harborview Midtown', 'Harborview Brooklyn'] });
    expect(await fetchListIds('ic-requested', { token })).not.toContain(requested);
    expect((await counters({ token })).available).toBe(practiceCounts.open - 1);
    expect((await call(`GET ic-portal/ic-get-single-scan?requestId=${requested}`, { token })).status).toBe(404);
  });

  it('leaves it open for other practices and the patient [API-059]', async () => {
    await reject();
    expect(await fetchListIds('ic-requested', { token: await getToken('rival') })).toContain(requested);
    const cards = await call<{ results: { id: number }[] }>('GET bookings/patient_requested', { token: await getToken('patient') });
    expect(cards.body.results.map(({ id }) => id)).toContain(requested);
  });

  it('stays rejected after changes by the patient, until it is resubmitted [API-059, API-066]', async () => {
    await reject();
    const patient = await getToken('patient');
    await call(`PATCH scans/request/${requested}`, { token: patient, body: { distance: 50 } });
    expect(await fetchListIds('ic-requested', { token })).not.toContain(requested);
    expect(await fetchListIds('ic-requested', { token: await getToken('rival') })).toContain(requested);
    await call(`POST scans/resubmit/${requested}`, { token: patient });
    expect(await fetchListIds('ic-requested', { token })).toContain(requested);
  });

  it.each([
    ['stays rejected when an edit keeps the scan', brainMri, false],
    ['reopens for the center when an edit changes the scan', brainMri + 1, true],
  ])('%s [API-059, API-054]', async (_what, newScanServiceId, isListed) => {
    await reject();
    const patient = await getToken('patient');
    const choices = {
      newScanServiceId,
      newZipCode: zips.withCenters,
      newDistance: 20,
      newIsAnyTime: 1,
      newAvailableSlots: '',
      newSelfPay: 1,
    };
    const two = { ...choices, currTestRequestId: requested };
    const started = await call<{ currID: number }>('POST scans_v2/scan-complete-step-2', { token: patient, body: two });
    expect(await fetchListIds('ic-requested', { token })).not.toContain(requested);
    const four = { requestProgressId: started.body.currID, paymentId: 'pm_double_visa_4242_abc', paymentSecret: 'seti_1_secret_2' };
    const sent = await call<{ Result: string }>('POST scans_v2/scan-complete-step-4', { token: patient, body: four });
    expect(sent.body.Result).toBe('SUCCESS');
    expect((await fetchListIds('ic-requested', { token })).includes(requested)).toBe(isListed);
  });

  it('rejects for one location only [SC-070]', async () => {
    const { body } = await reject({ location: locationIds.brooklyn });
    expect(body.locationNameList).toEqual(['Harborview Brooklyn']);
    const scan = await singleScan(requested, token);
    expect(scan.data[0]?.LocationList.map(({ PracticeLocationID }) => PracticeLocationID)).toEqual([locationIds.newYork]);
  });

  it('requires a reason, and fails the second time, for a booked request and for other practices [API-032, API-031]', async () => {
    expect((await reject({ reason: ' ' })).status).toBe(400);
    expect((await reject({ practice: practiceIds.rival })).status).toBe(403);
    expect((await reject({ location: locationIds.rivalNear })).status).toBe(403);
    expect((await reject({ as: await getToken('patient') })).status).toBe(403);
    expect((await reject({ id: booked })).status).toBe(400);
    await reject();
    expect((await reject({ reason: 'Again' })).status).toBe(404);
  });

  it('responds with 400 to a booking of the rejected request [API-074]', async () => {
    const [start = ''] = freeTimes(await singleScan(requested, token), locationIds.newYork);
    await reject();
    expect(await book(token, requested, locationIds.newYork, start)).toMatchObject({
      status: 400,
      body: { messages: [{ user_msg: expect.stringMatching(/^Rejected by \w+ \w+ at .+ E[SD]T\.$/) as string }] },
    });
  });
});

describe('canceling an appointment', () => {
  it('removes it, reopens the request and frees the time [SC-071, API-060]', async () => {
    const { data } = await singleScan(booked, token);
    const start = data[0]?.AppointmentDate ?? '';
    expect((await cancel(booked)).body.cancelResponse.Result).toBe('Canceled');
    expect(await fetchListIds('ic-scheduled', { token })).not.toContain(booked);
    expect(await fetchListIds('ic-requested', { token })).toContain(booked);
    expect(await counters({ token })).toMatchObject({ available: practiceCounts.open + 1, scheduled: practiceCounts.scheduled - 1 });
    const scan = await singleScan(booked, token);
    expect(scan.takenTimes).not.toContainEqual({ locationId: locationIds.newYork, startsAt: start });
    const [next = ''] = freeTimes(scan, locationIds.newYork);
    expect((await book(token, booked, locationIds.newYork, next)).status).toBe(200);
  });

  it('tells the patient by email and SMS which request, time and place it was, without the scan and the reason', async () => {
    const { data } = await singleScan(booked, token);
    await cancel(booked);
    const messages = await control<{ channel: string; recipient: string; subject: string; body: string }[]>('outbox');
    expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    const [email, text] = messages;
    expect(email).toMatchObject({ recipient: demoAccounts.patient, subject: `Your appointment for request #${booked} was canceled` });
    const time = formatAppointmentTime(data[0]?.AppointmentDate ?? '', 'America/New_York');
    for (const body of [email?.body, text?.body]) {
      expect(body).toContain(time);
      expect(body).toContain('Harborview Midtown');
      expect(body).not.toMatch(/\b(MRI|CT|Other)\b/);
    }
    expect(email?.body).toContain('/tests/requests');
    expect(text?.body).toContain(`Your appointment for request #${booked} was canceled.`);
  });

  it('withdraws the request when the patient cancels through the center [SC-071]', async () => {
    await cancel(booked, token, 1);
    expect(await fetchListIds('ic-requested', { token })).not.toContain(booked);
  });

  it('returns ERROR the second time, for open and past requests, and for other practices [API-063, API-064, API-032]', async () => {
    const admin = await getToken('admin');
    const results = [(await cancel(booked)).body.cancelResponse.Result];
    for (const id of [booked, requested, requestIds.past, 99_999]) results.push((await cancel(id, admin)).body.cancelResponse.Result);
    expect(results).toEqual(['Canceled', 'ERROR', 'ERROR', 'ERROR', 'ERROR']);
    expect((await counters({ token })).completed).toBe(practiceCounts.completed);
  });

  it('is denied to other practices and to patients [API-031, API-032]', async () => {
    expect((await cancel(booked, await getToken('rival'))).body.cancelResponse.Result).toBe('ERROR');
    expect((await cancel(booked, await getToken('patient'))).status).toBe(403);
    expect(await fetchListIds('ic-scheduled', { token })).toContain(booked);
  });
});
