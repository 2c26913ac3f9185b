import { type SessionUser } from '@scanharbor/shared-contracts';
import { accountOf, emptyHandOff, type Filled, mayOpen, stepNumbers, stepToShow } from './hand-off';

const filled = (...steps: number[]): Filled => ({
  1: steps.includes(1),
  2: steps.includes(2),
  3: steps.includes(3),
  4: steps.includes(4),
  5: steps.includes(5),
});
const open = (state: Filled) => stepNumbers.filter((step) => mayOpen(step, state));

describe('jumping between steps', () => {
  it('leads to a step only when it has data [IN-061]', () => {
    expect(open(filled())).toEqual([]);
    expect(open(filled(1))).toEqual([1]);
  });

  it('leads to step 3 or later also when the step before has data [IN-062]', () => {
    expect(open(filled(1, 2))).toEqual([1, 2, 3]);
    expect(open(filled(1, 2, 3))).toEqual([1, 2, 3, 4]);
  });

  it('never leads to the end before the submit, nor back after it [IN-060]', () => {
    expect(open(filled(1, 2, 3, 4))).toEqual([1, 2, 3, 4]);
    expect(open(filled(1, 2, 3, 4, 5))).toEqual([5]);
  });
});

describe('stepToShow', () => {
  it('asks the date of birth again when the proof is gone [IN-003]', () => {
    expect(stepToShow(4, filled(2, 3))).toBe(1);
  });

  it('asks who is answering again when the session has ended', () => {
    expect(stepToShow(4, filled(1, 3))).toBe(2);
    expect(stepToShow(4, filled(1, 2, 3))).toBe(4);
  });

  it('asks for the choices again when they do not hold any more', () => {
    expect(stepToShow(4, filled(1, 2))).toBe(3);
  });
});

describe('who answers with an account', () => {
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
    ['a patient who chose it', 'account', patient, 7],
    ['nobody as a guest', 'guest', patient, undefined],
    ['nobody anonymous, begun with a zip alone', 'account', { ...patient, email: '' }, undefined],
    ['nobody from a center', 'account', { ...patient, userType: 'provider' }, undefined],
    ['nobody without a session', 'account', undefined, undefined],
  ] as const)('is %s [IN-031, IN-057]', (_who, way, user, id) => {
    expect(accountOf({ ...emptyHandOff, way }, user)?.id).toBe(id);
  });
});
