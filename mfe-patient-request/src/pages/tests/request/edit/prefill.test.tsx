import { screen } from '@testing-library/react';
import { addDays, type CivilDate, getWeekday, sunday } from '@scanharbor/shared-contracts/domain/civil-date';
import { apiAddress, controlSession, renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../../../routes';
import { clickButton, confirmProfile, recordCalls, resetTab, title } from '../../../../testing/flow-screen';

const patient = 'patient@scanharbor.test';

async function createApiClient() {
  const token = await controlSession(patient);
  return async <Body,>(method: string, path: string, body: object | FormData) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${apiAddress()}/api/${path}`, {
      method,
      headers: { Authorization: token, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return (await response.json()) as Body;
  };
}

/** Three days from eight days ahead on, without Sundays, each with another part of the day. */
function createSlots(): string {
  const today = new Date().toISOString().slice(0, 10);
  const days: CivilDate[] = [];
  for (let date = addDays(today, 8); days.length < 3; date = addDays(date, 1)) if (getWeekday(date) !== sunday) days.push(date);
  const parts = [
    ['08', '11'],
    ['11', '16'],
    ['16', '20'],
  ];
  return days.map((day, index) => parts[index]?.map((hour) => `${day} ${hour}:00:00`).join('/')).join(',');
}

const common = { newScanServiceId: 1, newZipCode: '10018', newDistance: 35, newIsAnyTime: 0 };
const physician = {
  newReason: 'Dizzy since May, open MRI please',
  newDoctorFirstName: 'Chloe',
  newDoctorLastName: 'Nguyen',
  newDoctorPhone: '(646) 555-2003',
  newDoctorId: 3,
};
const variants = [
  {
    name: 'an insured request with its file',
    two: { newSelfPay: 0 },
    three: { newUploadedRx: 1, newCovidResponseID: 2 },
    four: { newSelfPay: 0, insuranceId: 1, policyNumber: 'W123456789' },
  },
  {
    name: 'a self-pay request with its card and without a file',
    two: { newSelfPay: 1 },
    three: { newUploadedRx: 0, newBlobId: null, newWillBringRx: 1, newCovidResponseID: 1 },
    four: { newSelfPay: 1, paymentId: 'pm_double_visa_4242_prefill', cardType: 'visa', cardLastFour: '4242' },
  },
];

beforeEach(resetTab);

it.each(variants)(
  'shows every stored answer of $name and sends each again as it was [PR-062, PR-301, PR-302, PR-303, PR-304, PR-305, SC-371]',
  async ({ two, three, four }) => {
    const api = await createApiClient();
    const form = new FormData();
    form.append('upload_file', new File(['%PDF-1.4\n%%EOF'], 'order.pdf', { type: 'application/pdf' }));
    const newBlobId = three.newUploadedRx ? (await api<{ blob_id: string }>('POST', 'media/upload', form)).blob_id : null;
    const sentTwo = { ...common, ...two, newAvailableSlots: createSlots() };
    const sentThree = { ...physician, ...three, newBlobId };
    const { currID } = await api<{ currID: number }>('POST', 'scans_v2/scan-complete-step-2', sentTwo);
    await api('POST', 'scans_v2/scan-complete-step-3', { ...sentThree, newId: currID });
    const done = await api<{ finalTestRequestID: number }>('POST', 'scans_v2/scan-complete-step-4', { ...four, requestProgressId: currID });
    const requestId = done.finalTestRequestID;

    const { to } = recordCalls();
    await renderAt(`/tests/request/edit?testRequestID=${requestId}`, { routes, signedInAs: patient });
    await title('What scan do you need?');
    await screen.findByRole('radio', { name: /^35 miles/ });
    await clickButton('Continue to your details');
    await confirmProfile();
    expect(screen.getByLabelText("Physician's last name")).toHaveValue('Nguyen');
    expect(screen.getByLabelText(/^Reason for the exam/)).toHaveValue(physician.newReason);
    if (newBlobId) expect(screen.getByRole('button', { name: 'Remove order.pdf' })).toBeVisible();
    await clickButton('Continue to payment');
    await title('How you pay');
    await clickButton('Check your answers');
    await title('Check your answers');
    await clickButton('Send request');
    await title('Your request is sent');

    const bodies = Object.assign({}, ...[2, 3, 4].map((step) => to(`POST scans_v2/scan-complete-step-${step}`).at(-1)?.body)) as object;
    const expected: Record<string, unknown> = { ...sentTwo, ...sentThree, ...four, currTestRequestId: requestId };
    const given = Object.entries(bodies).filter(([field]) => field in expected);
    expect(Object.fromEntries(given)).toEqual(expected);
    expect(screen.getByText(`Request #${requestId}`)).toBeVisible();
  },
  120_000,
);
