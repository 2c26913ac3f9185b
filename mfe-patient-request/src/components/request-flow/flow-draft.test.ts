import {
  emptyDraft,
  type FlowDraft,
  getEditDraftKey,
  getLastOpenStep,
  markStepThreeSaved,
  markStepTwoSaved,
  newRequestDraftKey,
  toDraftFromSelections,
  toDraftFromStored,
  toSelections,
  withChosenDoctor,
} from './flow-draft';

const windows = [{ open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' }];
const one = { scanServiceId: '3', zipCode: '10018', miles: '20', payment: 'insurance', availability: 'specific', windows } as const;
const person = { firstName: 'Amelia', lastName: 'Hart', email: 'a@example.com', phone: '2125550144', dob: '1984-04-12', allowTexts: false };
const three = { ...emptyDraft.three, doctorFirstName: 'Maya', doctorLastName: 'Chen', reason: 'A knee that hurts' };

const stored = {
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
  willBringPrescription: true,
  blobId: 'rx',
  fileName: 'order.pdf',
  morePages: [{ blobId: 'rx2', name: 'back.jpg' }],
  covidResponse: 0,
  insurer: { id: 5, name: 'Aetna' },
  memberId: 'W1',
  centersWantTimes: false,
  isBooked: false,
  isSent: true,
};

it('keeps apart the drafts of a new request and of each edit [PR-305]', () => {
  const keys = [newRequestDraftKey, ...[{}, { progressId: 7 }, { requestId: 7 }, { progressId: 7, requestId: 7 }].map(getEditDraftKey)];
  expect(new Set(keys).size).toBe(5);
});

describe('the choices on the device', () => {
  it.each([
    { scanServiceId: 3, zipCode: '10018', miles: 20, selfPay: false, isAnyTime: false, windows },
    { scanServiceId: 3, zipCode: '10018', miles: 20, selfPay: true, isAnyTime: true, windows: [] },
    {},
  ])('%j return to step 1 as they were stored [PR-025, PR-063]', (selections) => {
    expect(toSelections(toDraftFromSelections(selections).one, false)).toEqual(selections);
  });

  it('are marked as complete when step 1 is [PR-025]', () => {
    expect(toSelections({ ...one, windows: [] }, true)).toMatchObject({ valid: true });
  });

  it('ask for the availability again without dates [PR-063]', () => {
    expect(toDraftFromSelections({ isAnyTime: false, windows: [] }).one.availability).toBe('');
  });
});

describe('a chosen doctor', () => {
  const doctor = { id: 4, firstName: 'Maya', lastName: 'Chen' };

  it('fills step 3 once; what the patient answers later stays [PR-092]', () => {
    const filled = withChosenDoctor(emptyDraft, doctor);
    expect(filled.three).toMatchObject({ doctorId: 4, doctorFirstName: 'Maya', doctorLastName: 'Chen', doctorPhone: '' });
    const changed = { ...filled, three: { ...filled.three, doctorLastName: 'Petrova' } };
    expect(withChosenDoctor(changed, doctor)).toBe(changed);
    expect(withChosenDoctor(changed, { ...doctor, id: 5, phone: '2125550144' }).three).toMatchObject({
      doctorId: 5,
      doctorPhone: '2125550144',
    });
    expect(withChosenDoctor(emptyDraft, undefined)).toBe(emptyDraft);
  });
});

describe('a stored request', () => {
  it('fills all four steps [PR-301, PR-302, PR-303, PR-304]', () => {
    expect(toDraftFromStored(stored)).toMatchObject({
      step: 1,
      ids: { progressId: 7, requestId: 1001 },
      one,
      three: {
        doctorId: 4,
        doctorFirstName: 'Maya',
        doctorLastName: 'Chen',
        doctorPhone: '(212) 555-0144',
        reason: 'A knee that hurts',
        blobId: 'rx',
        fileName: 'order.pdf',
        morePages: [{ blobId: 'rx2', name: 'back.jpg' }],
        willBring: true,
        covid: '0',
      },
      four: { insurerId: '5', memberId: 'W1' },
    });
  });

  it('fills nothing for answers that it does not have', () => {
    const { doctorId, blobId, fileName, covidResponse, insurer, ...rest } = stored;
    expect([doctorId, blobId, fileName, covidResponse, insurer]).not.toContain(undefined);
    expect(toDraftFromStored({ ...rest, selfPay: true, windows: [] })).toMatchObject({
      one: { payment: 'self-pay', availability: 'flexible' },
      three: { doctorId: null, blobId: '', fileName: '', covid: '' },
      four: { insurerId: '' },
    });
    expect(toDraftFromStored({ ...stored, isAnyTime: true }).one.availability).toBe('flexible');
  });

  it.each([
    ['', 'Chen', 3],
    ['A knee that hurts', '', 3],
    ['A knee that hurts', 'Chen', 4],
  ])('in progress with the reason %j and the physician %j opens at step %i [PR-300]', (reason, doctorLastName, step) => {
    expect(toDraftFromStored({ ...stored, requestId: undefined, reason, doctorLastName }).step).toBe(step);
  });
});

describe('a step that is saved', () => {
  const draft = { ...emptyDraft, one: { ...one, windows: [...windows] }, person, three };
  const saved = markStepThreeSaved(markStepTwoSaved(draft, draft, { progressId: 7 }), three);

  it('opens the next ones', () => {
    expect(getLastOpenStep(draft)).toBe(2);
    expect(getLastOpenStep(markStepTwoSaved(draft, draft, { progressId: 7 }))).toBe(3);
    expect(getLastOpenStep(saved)).toBe(4);
    expect(getLastOpenStep({ ...saved, ids: {} })).toBe(2);
  });

  const changes: [string, Partial<FlowDraft>][] = [
    ['scan', { one: { ...draft.one, scanServiceId: '4' } }],
    ['ZIP code', { one: { ...draft.one, zipCode: '10019' } }],
    ['distance', { one: { ...draft.one, miles: '35' } }],
    ['availability', { one: { ...draft.one, availability: 'flexible' as const } }],
    ['dates', { one: { ...draft.one, windows: [{ open: '2026-03-06 08:00:00', close: '2026-03-06 11:00:00' }] } }],
    ['number of dates', { one: { ...draft.one, windows: [] } }],
    ...Object.keys(person).map((field): [string, Partial<FlowDraft>] => [
      field,
      { person: { ...person, [field]: field === 'allowTexts' ? true : 'changed' } },
    ]),
  ];

  it.each(changes)('is saved again after a change of the %s [PR-013, PR-118]', (_answer, change) => {
    expect(getLastOpenStep({ ...saved, ...change })).toBe(2);
  });

  it('is not saved again after a change of the payment alone', () => {
    expect(getLastOpenStep({ ...saved, one: { ...saved.one, payment: 'self-pay' } })).toBe(4);
  });

  it.each([
    ['doctorId', 4],
    ['doctorFirstName', 'Elena'],
    ['doctorLastName', 'Petrova'],
    ['doctorPhone', '2125550144'],
    ['reason', 'Dizzy since May'],
    ['blobId', 'rx'],
    ['morePages', [{ blobId: 'rx2', name: 'back.jpg' }]],
    ['willBring', true],
    ['covid', '2'],
  ])('asks to save step 3 again after a change of %s [PR-118]', (field, value) => {
    expect(getLastOpenStep({ ...saved, three: { ...three, [field]: value } })).toBe(3);
  });
});
