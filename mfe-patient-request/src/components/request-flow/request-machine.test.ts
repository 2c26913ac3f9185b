import { type EditableRequest, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import fc from 'fast-check';
import { emptyDraft, type FlowDraft, getLastOpenStep, markStepThreeSaved, markStepTwoSaved, toDraftFromStored } from './flow-draft';
import { getPosition, type RequestEvent, type RequestState, startRequest, transition } from './request-machine';
import { type FinalRequest } from './step-four/final-request';

const one = { scanServiceId: '1', zipCode: '10018', miles: '20', payment: 'insurance', availability: 'flexible', windows: [] } as const;
const three = { ...emptyDraft.three, doctorFirstName: 'Maya', doctorLastName: 'Chen', reason: 'A knee that hurts', blobId: 'rx' };
const ids = { progressId: 7 };
const card: SavedCard = { id: 'pm_1', secret: '', type: 'visa', last4: '4242' };
const failure = { text: 'Something went wrong' };
const confirmation = { request: { requestId: 9 } as FinalRequest, requestedAt: '2026-03-03T12:00:00Z' };

const answered: FlowDraft = { ...emptyDraft, one: { ...one, windows: [] }, three, four: { insurerId: '1', memberId: 'W1' } };
const twoSaved = markStepTwoSaved(answered, answered, ids);
const allSaved = markStepThreeSaved(twoSaved, three);

const start = (draft: FlowDraft, isPatient = true) => startRequest({ draft, isPatient, wasSubmitted: false });
const atStepThree = start({ ...twoSaved, step: 3 });
const atStepFour = start({ ...allSaved, step: 4 });
const atCheck = transition(atStepFour, { type: 'stepSaved', step: 4 });
const submitting = transition(atCheck, { type: 'submitStarted' });

const states = {
  'step 1': start(answered),
  'step 2': start({ ...answered, step: 2 }),
  'step 3': atStepThree,
  'step 3, failed': transition(atStepThree, { type: 'saveFailed', failure }),
  'step 4': atStepFour,
  check: atCheck,
  submitting,
  submitted: transition(submitting, { type: 'submitted', ...confirmation }),
  left: startRequest({ draft: emptyDraft, isPatient: true, wasSubmitted: true }),
  'session ended at step 4': start({ ...allSaved, step: 4 }, false),
  'empty step 1': start(emptyDraft),
} satisfies Record<string, RequestState>;

const events = {
  'step 1 answered': { type: 'answered', answers: { one: { ...one, zipCode: '10019', windows: [] } } },
  'step 3 answered': { type: 'answered', answers: { three: { ...three, reason: 'Dizzy since May' } } },
  'step 4 answered': { type: 'answered', answers: { four: { insurerId: '2', memberId: 'W2' } } },
  'payment switched': { type: 'paymentSwitched', payment: 'self-pay' },
  'card saved': { type: 'cardSaved', card },
  'card removed': { type: 'cardRemoved' },
  'moved to step 1': { type: 'movedTo', position: 1 },
  'moved to step 4': { type: 'movedTo', position: 4 },
  'moved to check': { type: 'movedTo', position: 'check' },
  'moved back': { type: 'movedBack' },
  'browser at step 2': { type: 'historyMoved', position: 2 },
  'browser at check': { type: 'historyMoved', position: 'check' },
  'step 1 saved': { type: 'stepSaved', step: 1 },
  'step 2 saved': { type: 'stepSaved', step: 2, sent: answered, ids },
  'step 3 saved': { type: 'stepSaved', step: 3, three },
  'step 4 saved': { type: 'stepSaved', step: 4 },
  'save failed': { type: 'saveFailed', failure },
  'session ended while saving': { type: 'saveFailed' },
  'record sent elsewhere': { type: 'recordEnded', failure, ended: 'sent' },
  'record withdrawn elsewhere': { type: 'recordEnded', failure, ended: 'withdrawn' },
  'failure of an older save': { type: 'recordEnded', failure: { ...failure }, ended: 'sent' },
  restarted: { type: 'restarted' },
  'submit started': { type: 'submitStarted' },
  submitted: { type: 'submitted', ...confirmation },
  left: { type: 'left' },
} satisfies Record<string, RequestEvent>;

/** Describes a state as 'step 2', 'check, failed', 'submitting' … */
function describeState(state: RequestState): string {
  if (!('draft' in state)) return state.name;
  const position = getPosition(state);
  const shown = state.name === 'submitting' ? state.name : position === 'check' ? position : `step ${position}`;
  if (state.name === 'submitting' || !state.failure) return shown;
  return `${shown}, ${state.failure.ended ?? 'failed'}`;
}

/** Expected state per event; an event without one changes nothing that is shown. */
const table: Record<keyof typeof states, Partial<Record<keyof typeof events, string>>> = {
  'step 1': {
    'moved to step 4': 'step 2',
    'moved to check': 'step 2',
    'browser at step 2': 'step 2',
    'browser at check': 'step 2',
    'step 1 saved': 'step 2',
    'step 2 saved': 'step 3',
    'step 3 saved': 'step 2',
    'step 4 saved': 'step 2',
    'save failed': 'step 1, failed',
    left: 'left',
  },
  'step 2': {
    'moved to step 1': 'step 1',
    'moved back': 'step 1',
    'step 2 saved': 'step 3',
    'save failed': 'step 2, failed',
    restarted: 'step 1',
    left: 'left',
  },
  'step 3': {
    'step 1 answered': 'step 2',
    'moved to step 1': 'step 1',
    'moved back': 'step 2',
    'browser at step 2': 'step 2',
    'step 1 saved': 'step 2',
    'step 3 saved': 'step 4',
    'save failed': 'step 3, failed',
    restarted: 'step 1',
    left: 'left',
  },
  'step 3, failed': {
    'step 1 answered': 'step 2, failed',
    'moved to step 1': 'step 1',
    'moved to step 4': 'step 3',
    'moved to check': 'step 3',
    'moved back': 'step 2',
    'browser at step 2': 'step 2',
    'browser at check': 'step 3',
    'step 1 saved': 'step 2',
    'step 2 saved': 'step 3',
    'step 3 saved': 'step 4',
    'step 4 saved': 'step 3',
    'session ended while saving': 'step 3',
    'record sent elsewhere': 'step 3, sent',
    'record withdrawn elsewhere': 'step 3, withdrawn',
    restarted: 'step 1',
    left: 'left',
  },
  'step 4': {
    'step 1 answered': 'step 2',
    'step 3 answered': 'step 3',
    'moved to step 1': 'step 1',
    'moved to check': 'check',
    'moved back': 'step 3',
    'browser at step 2': 'step 2',
    'step 1 saved': 'step 2',
    'step 2 saved': 'step 3',
    'step 4 saved': 'check',
    'save failed': 'step 4, failed',
    restarted: 'step 1',
    left: 'left',
  },
  check: {
    'step 1 answered': 'step 2',
    'step 3 answered': 'step 3',
    'moved to step 1': 'step 1',
    'moved to step 4': 'step 4',
    'moved back': 'step 4',
    'browser at step 2': 'step 2',
    'browser at check': 'step 4',
    'step 1 saved': 'step 2',
    'step 2 saved': 'step 3',
    'step 3 saved': 'step 4',
    'save failed': 'check, failed',
    restarted: 'step 1',
    'submit started': 'submitting',
    left: 'left',
  },
  submitting: {
    'save failed': 'check, failed',
    'session ended while saving': 'check',
    submitted: 'submitted',
  },
  submitted: {
    'moved to step 1': 'left',
    'moved to step 4': 'left',
    'moved to check': 'left',
    'browser at step 2': 'left',
    'browser at check': 'left',
  },
  left: {},
  'session ended at step 4': {
    'moved to step 1': 'step 1',
    'moved back': 'step 1',
    'save failed': 'step 2, failed',
    restarted: 'step 1',
    left: 'left',
  },
  'empty step 1': {
    'step 1 saved': 'step 1',
    'save failed': 'step 1, failed',
    left: 'left',
  },
};

const rows = Object.entries(states).flatMap(([from, state]) =>
  Object.entries(events).map(([name, event]) => {
    const expected = (table[from as keyof typeof states] as Record<string, string>)[name] ?? describeState(state);
    return [from, name, expected, state, event] as [string, string, string, RequestState, RequestEvent];
  }),
);

describe('the transition table of a request', () => {
  it.each(rows)('goes from "%s" after "%s" to "%s" [PR-013, PR-015, PR-118, PR-138, PR-141]', (_from, _event, expected, state, event) => {
    expect(describeState(transition(state, event))).toBe(expected);
  });

  it('returns the same object for an event that a state does not take [PR-142]', () => {
    expect(transition(submitting, { type: 'submitStarted' })).toBe(submitting);
    expect(transition(states.submitted, { type: 'answered', answers: { three } })).toBe(states.submitted);
  });

  it('sends nothing while an answer has changed that its step has not saved yet', () => {
    const changed = transition(atCheck, events['step 1 answered']);
    expect(describeState(changed)).toBe('step 2');
    expect(transition(changed, { type: 'submitStarted' })).toBe(changed);
  });

  it('asks for a card again after a switch to self-pay, and keeps a saved one on a switch to insurance [PR-135]', () => {
    const saved = transition(atStepFour, { type: 'cardSaved', card });
    expect(transition(saved, { type: 'paymentSwitched', payment: 'insurance' })).toMatchObject({ card });
    expect(transition(saved, { type: 'paymentSwitched', payment: 'self-pay' })).toMatchObject({ card: 'none' });
  });

  it('restarts with the same answers on a new record, as an edit of the same request [PR-010, PR-305]', () => {
    const edited = start({ ...allSaved, step: 4, ids: { progressId: 7, requestId: 1001 } });
    expect(transition(edited, { type: 'restarted' })).toMatchObject({ draft: { step: 1, ids: { requestId: 1001 }, one, three } });
  });

  it('saves a step again that was changed while its call was on its way [PR-013]', () => {
    const changed = transition(states['step 2'], { type: 'answered', answers: { one: { ...one, miles: '35', windows: [] } } });
    expect(describeState(transition(changed, events['step 2 saved']))).toBe('step 2');
  });
});

describe('the state in which the flow opens', () => {
  const stored: EditableRequest = {
    progressId: 7,
    selfPay: false,
    zipCode: '10018',
    miles: 20,
    isAnyTime: true,
    windows: [],
    scanServiceId: 1,
    reason: '',
    doctorFirstName: '',
    doctorLastName: '',
    doctorPhone: '',
    willBringPrescription: false,
    memberId: '',
    centersWantTimes: false,
    isBooked: false,
    isSent: false,
  };

  it.each([
    ['a record in progress without a physician', stored, 'step 3'],
    ['a record in progress with a physician', { ...stored, reason: 'A knee that hurts', doctorLastName: 'Chen' }, 'step 4'],
    ['a sent request', { ...stored, requestId: 1001, reason: 'A knee that hurts', doctorLastName: 'Chen' }, 'step 1'],
  ])('opens %s at the step that is next [PR-300]', (_case, request, expected) => {
    expect(describeState(start(toDraftFromStored(request)))).toBe(expected);
  });

  it('opens a reloaded check at step 4, which asks for the card again [PR-130]', () => {
    expect(describeState(start({ ...allSaved, step: 4 }))).toBe('step 4');
  });

  it('opens a draft of an older release, without saved steps, at step 2 at most', () => {
    expect(describeState(start({ ...allSaved, step: 4, stored: undefined }))).toBe('step 2');
  });

  it('opens with the card of an edited request, else with that of the account [PR-131]', () => {
    expect(startRequest({ draft: emptyDraft, isPatient: true, savedCard: card, wasSubmitted: false })).toMatchObject({ card });
    expect(start(emptyDraft)).toMatchObject({ card: 'of-account' });
  });
});

describe('any course of a request', () => {
  const anyEvents = fc.array(fc.constantFrom(...Object.values<RequestEvent>(events)), { maxLength: 40, size: 'max' });
  const anyStart = fc.constantFrom(...Object.values<RequestState>(states));
  const pickAnswers = ({ one: first, person, three: third, four }: FlowDraft) => ({ one: first, person, three: third, four });

  it('loses no answer before it is sent [PR-118]', () => {
    fc.assert(
      fc.property(anyStart, anyEvents, (from, course) => {
        let state = from;
        for (const event of course) {
          const before = state;
          state = transition(before, event);
          if (!('draft' in before && 'draft' in state)) continue;
          const expected = pickAnswers(before.draft);
          if (before.name !== 'submitting' && event.type === 'answered') Object.assign(expected, event.answers);
          if (before.name !== 'submitting' && event.type === 'paymentSwitched') expected.one = { ...expected.one, payment: event.payment };
          expect(pickAnswers(state.draft)).toEqual(expected);
        }
      }),
    );
  });

  it('sends a request only from the check, as a patient, with all steps saved, and confirms only what was sent [PR-013, PR-142]', () => {
    fc.assert(
      fc.property(anyStart, anyEvents, (from, course) => {
        let state = from;
        for (const event of course) {
          const before = state;
          state = transition(before, event);
          if (state.name === 'submitted' && before.name !== 'submitted') expect(before.name).toBe('submitting');
          if (state.name !== 'submitting' || before.name === 'submitting') continue;
          expect(describeState(before)).toMatch(/^check/);
          expect(state.isPatient).toBe(true);
          expect(getLastOpenStep(state.draft)).toBe(4);
        }
      }),
    );
  });
});
