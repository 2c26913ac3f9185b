import { type SessionUser } from '@scanharbor/shared-contracts';
import { getAccount, emptyHandOffDraft, type CompletedSteps, canOpenStep, stepNumbers, getVisibleStep } from './hand-off-draft';

const filled = (...steps: number[]): CompletedSteps => ({
  1: steps.includes(1),
  2: steps.includes(2),
  3: steps.includes(3),
  4: steps.includes(4),
  5: steps.includes(5),
});
const listOpenSteps = (state: CompletedSteps) => stepNumbers.filter((step) => canOpenStep(step, state));

describe('jumping between steps', () => {
  it('leads to a step only when it has data [IN-061]', () => {
    expect(listOpenSteps(filled())).toEqual([]);
    expect(listOpenSteps(filled(1))).toEqual([1]);
  });

  it('leads to step 3 or later also when the step before has data [IN-062]', () => {
    expect(listOpenSteps(filled(1, 2))).toEqual([1, 2, 3]);
    expect(listOpenSteps(filled(1, 2, 3))).toEqual([1, 2, 3, 4]);
  });

  it('never leads to the end before the submit, nor back after it [IN-060]', () => {
    expect(listOpenSteps(filled(1, 2, 3, 4))).toEqual([1, 2, 3, 4]);
    expect(listOpenSteps(filled(1, 2, 3, 4, 5))).toEqual([5]);
  });
});

describe('getVisibleStep', () => {
  it('requires the date of birth again without the proof [IN-003]', () => {
    expect(getVisibleStep(4, filled(2, 3))).toBe(1);
  });

  it('requires the account again when the session has ended', () => {
    expect(getVisibleStep(4, filled(1, 3))).toBe(2);
    expect(getVisibleStep(4, filled(1, 2, 3))).toBe(4);
  });

  it('requires the choices again when they are no longer valid', () => {
    expect(getVisibleStep(4, filled(1, 2))).toBe(3);
  });
});

describe('getAccount', () => {
  const patient: SessionUser = {
    id: 7,
    userType: 'patient',
    firstName: 'Taylor',
    lastName: 'Brooks',
    email: 'taylor@example.test',
    termsAgreed: true,
    temp: false,
    isAdmin: false,
    switched: false,
    pending: false,
    capabilities: [],
  };

  it.each([
    ['the patient who chose to answer with an account', 'account', patient, 7],
    ['no account for a guest', 'guest', patient, undefined],
    ['no account for an anonymous patient with only a zip', 'account', { ...patient, email: '' }, undefined],
    ['no account for center staff', 'account', { ...patient, userType: 'provider' }, undefined],
    ['no account without a session', 'account', undefined, undefined],
  ] as const)('returns %s [IN-031, IN-057]', (_case, way, user, id) => {
    expect(getAccount({ ...emptyHandOffDraft, way }, user)?.id).toBe(id);
  });
});
