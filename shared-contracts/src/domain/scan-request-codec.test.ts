import { type EditableRequest } from './scan-request';
import { readEditableRequest, writeEditableRequest, writeStepFour, writeStepThree, writeStepTwo } from './scan-request-codec';

const windows = [{ open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' }];

const insured: EditableRequest = {
  progressId: 7,
  requestId: 1001,
  selfPay: false,
  zipCode: '10018',
  miles: 20,
  isAnyTime: false,
  windows,
  scanServiceId: 3,
  reason: 'A knee that hurts',
  doctorId: 4,
  doctorFirstName: 'Maya',
  doctorLastName: 'Chen',
  doctorPhone: '(212) 555-0144',
  willBringPrescription: false,
  blobId: 'rx',
  fileName: 'order.pdf',
  morePages: [{ blobId: 'rx2', name: 'back.jpg' }],
  covidResponse: 2,
  insurer: { id: 5, name: 'Aetna' },
  memberId: 'W1',
  centersWantTimes: true,
  isBooked: true,
  isSent: true,
};

/** A request of which only the required answers are given. */
const bare: EditableRequest = {
  selfPay: true,
  zipCode: '10018',
  miles: 20,
  isAnyTime: true,
  windows: [],
  scanServiceId: 3,
  reason: '',
  doctorFirstName: '',
  doctorLastName: '',
  doctorPhone: '',
  willBringPrescription: true,
  memberId: '',
  centersWantTimes: false,
  isBooked: false,
  isSent: false,
  card: { id: 'pm_1', type: 'visa', last4: '4242' },
};

describe('a stored request', () => {
  it.each([
    ['an insured patient with every answer', insured],
    ['a self-pay patient with few answers', bare],
    ['a patient without a payment', { ...bare, card: undefined }],
    ['a patient who answered no to COVID', { ...insured, covidResponse: 0 }],
  ])('of %s is read as it was written [SC-371]', (_who, request) => {
    expect(readEditableRequest(writeEditableRequest(request))).toEqual(request);
  });

  it('has the prescribed form on the wire [SC-371]', () => {
    expect(writeEditableRequest(insured)).toMatchObject({
      SelfPay: '0',
      IsAnyTime: 0,
      UploadedRx: 1,
      WillBringRx: '0',
      ICStage: 1,
      InsuranceNameID: 5,
    });
    expect(writeEditableRequest(bare)).toMatchObject({
      ID: null,
      TestRequestID: null,
      SelfPay: '1',
      IsAnyTime: 1,
      UploadedRx: 0,
      WillBringRx: '1',
      ICStage: 0,
      InsuranceNameID: null,
      InsuranceName: '',
      PaymentID: 'pm_1',
      CardType: 'visa',
      CardLast4: '4242',
    });
    expect(writeEditableRequest(insured)).toMatchObject({ PaymentID: '', CardType: '', CardLast4: '' });
  });

  it('never has the secret of a card [D65]', () => {
    expect(writeEditableRequest({ ...bare, card: { ...bare.card, secret: 'seti_1' } as never }).PaymentSecret).toBeUndefined();
  });
});

describe('the steps of a request', () => {
  it('send the choices of step 1 with the patient [SC-162]', () => {
    const step = { scanServiceId: 3, zipCode: '10018', miles: 20, isAnyTime: false, windows, selfPay: true };
    const body = { newScanServiceId: 3, newZipCode: '10018', newDistance: 20, newIsAnyTime: 0, newSelfPay: 1 };
    expect(writeStepTwo(step)).toEqual({
      ...body,
      newAvailableSlots: expect.stringContaining('2026-03-05') as string,
      currId: null,
      currTestRequestId: null,
      newPatientId: null,
      originOne: '',
      originTwo: '',
    });
    const rest = { progressId: 7, requestId: 1001, patientId: 9, originPage: 'landing', originAction: 'book' };
    expect(writeStepTwo({ ...step, ...rest, isAnyTime: true, windows: [], selfPay: false })).toEqual({
      ...body,
      newIsAnyTime: 1,
      newSelfPay: 0,
      newAvailableSlots: '',
      currId: 7,
      currTestRequestId: 1001,
      newPatientId: 9,
      originOne: 'landing',
      originTwo: 'book',
    });
  });

  it('send the physician and the prescription [SC-163]', () => {
    const step = { progressId: 7, reason: 'A knee that hurts', doctorFirstName: 'Maya', doctorLastName: 'Chen' };
    const body = { newId: 7, newReason: 'A knee that hurts', newDoctorFirstName: 'Maya', newDoctorLastName: 'Chen' };
    expect(writeStepThree(step)).toEqual({
      ...body,
      newDoctorPhone: '',
      newDoctorId: null,
      newUploadedRx: 0,
      newBlobId: null,
      newWillBringRx: undefined,
      newCovidResponseID: null,
    });
    const rest = {
      doctorPhone: '(212) 555-0144',
      doctorId: 4,
      blobId: 'rx',
      moreBlobIds: ['back'],
      willBringPrescription: true,
      covidResponse: 0 as const,
    };
    expect(writeStepThree({ ...step, ...rest })).toEqual({
      ...body,
      newDoctorPhone: '(212) 555-0144',
      newDoctorId: 4,
      newUploadedRx: 1,
      newBlobId: 'rx',
      newMoreBlobIds: ['back'],
      newWillBringRx: 1,
      newCovidResponseID: 0,
    });
  });

  it('send either a card or an insurance [SC-164]', () => {
    const card = { id: 'pm_1', secret: 'seti_1', type: 'visa', last4: '4242' };
    expect(writeStepFour({ progressId: 7, selfPay: true, card })).toEqual({
      requestProgressId: 7,
      newSelfPay: 1,
      paymentId: 'pm_1',
      paymentSecret: 'seti_1',
      cardType: 'visa',
      cardLastFour: '4242',
    });
    expect(writeStepFour({ progressId: 7, selfPay: false, insurerId: 5, memberId: 'W1' })).toEqual({
      requestProgressId: 7,
      newSelfPay: 0,
      insuranceId: 5,
      policyNumber: 'W1',
    });
  });
});
