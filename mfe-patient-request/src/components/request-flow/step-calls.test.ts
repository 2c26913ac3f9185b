import { emptyDraft, type FlowDraft } from './flow-draft';
import { toStepFour, toStepThree, toStepTwo } from './step-calls';

const windows = [{ open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' }];
const draft: FlowDraft = {
  ...emptyDraft,
  ids: { progressId: 7, requestId: 1001 },
  one: { scanServiceId: '3', zipCode: '10018', miles: '20', payment: 'insurance', availability: 'specific', windows },
  three: {
    doctorId: 4,
    doctorFirstName: ' Maya ',
    doctorLastName: ' Chen ',
    doctorPhone: '2125550144',
    reason: ' A knee that hurts ',
    blobId: 'rx',
    fileName: 'order.pdf',
    willBring: true,
    covid: '0',
  },
  four: { insurerId: '5', memberId: ' W1 ' },
};
const selfPay: FlowDraft = { ...draft, one: { ...draft.one, payment: 'self-pay' } };
const card = { id: 'pm_1', secret: 'seti_1', type: 'visa', last4: '4242' };

it('sends the choices of step 1 with the patient and the click that led here [PR-089]', () => {
  expect(toStepTwo(draft, 9, { page: 'landing', action: 'book' })).toEqual({
    progressId: 7,
    requestId: 1001,
    scanServiceId: 3,
    zipCode: '10018',
    miles: 20,
    isAnyTime: false,
    windows,
    selfPay: false,
    patientId: 9,
    originPage: 'landing',
    originAction: 'book',
  });
  expect(toStepTwo(selfPay, undefined, undefined)).toMatchObject({ selfPay: true, patientId: undefined, originPage: undefined });
});

it('sends the chosen center', () => {
  expect(toStepTwo({ ...draft, one: { ...draft.one, locationId: 12 } }, 9, undefined)).toMatchObject({ locationIds: [12] });
});

it('sends no dates of a patient who can come at any time [PR-059]', () => {
  const flexible = { ...draft, one: { ...draft.one, availability: 'flexible' as const } };
  expect(toStepTwo(flexible, 9, undefined)).toMatchObject({ isAnyTime: true, windows: [] });
});

it('sends the physician without spaces around the answers; only self-pay patients bring the prescription [PR-115]', () => {
  const step = {
    progressId: 7,
    reason: 'A knee that hurts',
    doctorFirstName: 'Maya',
    doctorLastName: 'Chen',
    doctorPhone: '(212) 555-0144',
    doctorId: 4,
    blobId: 'rx',
    willBringPrescription: undefined,
    covidResponse: 0,
  };
  expect(toStepThree(draft, draft.three)).toEqual(step);
  expect(toStepThree(selfPay, draft.three)).toEqual({ ...step, willBringPrescription: true });
});

it('sends the further pages of the prescription in their order', () => {
  const morePages = ['page-2', 'page-3'].map((blobId) => ({ blobId, name: `${blobId}.pdf` }));
  expect(toStepThree(draft, { ...draft.three, morePages })).toMatchObject({ blobId: 'rx', moreBlobIds: ['page-2', 'page-3'] });
});

it('sends nothing for answers that were not given', () => {
  const three = { ...draft.three, doctorId: null, doctorPhone: '212', blobId: '', covid: '' };
  expect(toStepThree(draft, three)).toMatchObject({
    doctorId: undefined,
    doctorPhone: undefined,
    blobId: undefined,
    covidResponse: undefined,
  });
  expect(toStepThree(draft, { ...three, covid: '2' }).covidResponse).toBe(2);
});

it('sends the insurance, or a card for self-pay, and nothing without one [PR-137]', () => {
  expect(toStepFour(draft, card)).toEqual({ progressId: 7, selfPay: false, insurerId: 5, memberId: 'W1' });
  expect(toStepFour(selfPay, card)).toEqual({ progressId: 7, selfPay: true, card });
  expect(toStepFour(selfPay, undefined)).toBeUndefined();
});
