import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';

export type StepNumber = 1 | 2 | 3 | 4 | 5;

export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5];

/** Ids of the time preference (IN-042). */
export const timeIds = { flexible: '1', custom: '2' } as const;

/** Answers of step 3; texts are '' until chosen. */
export interface Choices {
  payment: '' | 'self-pay' | 'insurance';
  zipCode: string;
  time: '' | (typeof timeIds)[keyof typeof timeIds];
  /** Only with the custom time; wall-clock times at the center. */
  windows: TimeWindow[];
}

const emptyChoices: Choices = { payment: '', zipCode: '', time: '', windows: [] };

/** What is typed for a new account. The date of birth and the password are not kept. */
export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  zipCode: string;
  allowTexts: boolean;
}

const emptyTypedPerson: TypedPerson = { firstName: '', lastName: '', email: '', phone: '', zipCode: '', allowTexts: false };

/** What is kept of a hand-off in the tab. Never a card. */
export interface HandOffDraft {
  step: StepNumber;
  /** Proof of the confirmed date of birth. */
  proof?: string;
  /** As a guest (user id null), or with an account. */
  way?: 'guest' | 'account';
  person: TypedPerson;
  choices: Choices;
  insurance: InsuranceValues;
}

export const emptyHandOff: HandOffDraft = {
  step: 1,
  person: emptyTypedPerson,
  choices: emptyChoices,
  insurance: { insurerId: '', memberId: '' },
};

/** Which steps have data. */
export type Filled = Readonly<Record<StepNumber, boolean>>;

/**
 * May the person jump to a step? When it has data (IN-061), from step 3 on also when the step before has (IN-062).
 * After the submit there is no way back.
 */
export function mayOpen(step: StepNumber, filled: Filled): boolean {
  if (filled[5]) return step === 5;
  if (step === 5) return false;
  return filled[step] || (step >= 3 && filled[(step - 1) as StepNumber]);
}

/** The step to show: never one whose ground is gone, as after a session that ended. */
export function stepToShow(step: StepNumber, filled: Filled): StepNumber {
  if (filled[5]) return 5;
  if (!filled[1]) return 1;
  return step > 2 && !filled[2] ? 2 : step;
}
