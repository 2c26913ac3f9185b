import { call, reset, getToken } from '../../testing/client';
import { brainMri, progressIds, requestIds, userIds, zips } from '../seed/demo-data';

const { requested, booked } = requestIds;
const { afterStepTwo } = progressIds;
const window = '2031-03-04 08:00:00/2031-03-04 11:00:00';
const choices = {
  newScanServiceId: brainMri,
  newZipCode: zips.withCenters,
  newDistance: 20,
  newIsAnyTime: 0,
  newAvailableSlots: window,
  newSelfPay: 1,
};
const exam = { newReason: 'x', newDoctorFirstName: 'x', newDoctorLastName: 'x', newUploadedRx: 0, newWillBringRx: 1 };

let stranger: string;
let owner: string;
beforeAll(async () => {
  await reset();
  [stranger, owner] = await Promise.all([getToken('newPatient'), getToken('patient')]);
});

/** All that the owner sees of the own requests. */
const base = async () => {
  const lists = ['patient_requested', 'patient_booked', 'past', 'in-progress'].map((list) => `GET bookings/${list}`);
  const calls = [...lists, `GET scans_v2/scan-list-for-edit?currTestRequestId=${requested}`, `GET bookings/windows/${requested}`];
  return Promise.all(calls.map(async (name) => (await call(name, { token: owner })).body));
};

describe("another patient's request", () => {
  it.each<{ name: string; body?: object }>([
    { name: `GET bookings/windows/${requested}` },
    { name: `GET patients/uploads?test_request_id=${requested}` },
    { name: `GET datica/user/${userIds.patient}` },
    { name: `PATCH scans/request/${requested}`, body: { active: 0 } },
    { name: `PATCH scans/request/${requested}`, body: { reason: 'x', selfPay: 0 } },
    { name: `PATCH scans/request/${afterStepTwo}`, body: { in_progress: 1, active: 0 } },
    { name: `POST scans/resubmit/${requested}` },
    { name: 'POST scans/contract', body: { test_request_id: requested, self_pay: 0 } },
    { name: 'POST patients/uploads', body: { test_request_id: requested, blob_id: '00000000-0000-4000-8000-000000000000' } },
  ])('rejects $name $body [API-033]', async ({ name, body }) => {
    const before = await base();
    const { status } = await call(name, { token: stranger, body });
    expect([400, 404]).toContain(status);
    expect(await base()).toEqual(before);
  });

  it.each([
    [2, { ...choices, currId: afterStepTwo }],
    [2, { ...choices, currTestRequestId: requested }],
    [2, { ...choices, newPatientId: userIds.patient }],
    [3, { ...exam, newId: afterStepTwo }],
    [
      4,
      { requestProgressId: afterStepTwo, paymentId: 'pm_double_visa_4242_x', paymentSecret: 'x', cardType: 'visa', cardLastFour: '4242' },
    ],
  ])('rejects step %i with %j [API-033, API-053]', async (step, body) => {
    const before = await base();
    const response = await call<{ Result: string }>(`POST scans_v2/scan-complete-step-${step}`, { token: stranger, body });
    expect(response.body.Result).toBe('ERROR');
    expect(await base()).toEqual(before);
  });

  it('cannot be read for an edit, canceled or rescheduled [API-033]', async () => {
    const before = await base();
    for (const query of [`currTestRequestId=${requested}`, `currTestRequestProgressId=${afterStepTwo}`]) {
      expect((await call(`GET scans_v2/scan-list-for-edit?${query}`, { token: stranger })).body).toEqual([]);
    }
    const early = await call('PATCH cancellations/cancel-patient-prebooking', { token: stranger, body: { requestId: requested } });
    const afterStart = await call('POST cancellations/cancel-patient-postbooking', {
      token: stranger,
      body: { requestId: booked, cancelReason: 'None', cancelDetails: 'None' },
    });
    const moved = await call('POST admin/send_email', { token: stranger, body: { requestId: booked, rescheduleInfo: 'x' } });
    expect(JSON.stringify([early.body, afterStart.body, moved.body])).not.toMatch(/Canceled|ValidUser/);
    expect(await base()).toEqual(before);
  });
});
