import { type SessionUser } from '@scanharbor/shared-contracts';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/session-user';
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

/** What an invited scan costs around a zip, in whole dollars: what is paid at the scan, and the deposit. */
export interface LocalPrice {
  zipCode: string;
  minPrice: number;
  fee: number;
}

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
  /** The price around the zip of the choices, once it was looked up. */
  price?: LocalPrice;
  insurance: InsuranceValues;
}

export const emptyHandOff: HandOffDraft = {
  step: 1,
  person: emptyTypedPerson,
  choices: emptyChoices,
  insurance: { insurerId: '', memberId: '' },
};

/** The patient who answers with an account of their own; a guest is nobody, also beside a session (IN-031, IN-057). */
export const accountOf = ({ way }: HandOffDraft, user: SessionUser | undefined): SessionUser | undefined =>
  way === 'account' ? registeredPatient(user) : undefined;

/** Are there centers around the zip of the choices, at a price that is known? */
export const isPriced = ({ choices, price }: HandOffDraft): boolean => price !== undefined && price.zipCode === choices.zipCode;

/** The invited scan at the price that the request will have; before a zip was looked up, at the one around the patient's address. */
export const priced = (about: InvitedScan, draft: HandOffDraft): InvitedScan =>
  draft.price && isPriced(draft) ? { ...about, scan: { ...about.scan, minPrice: draft.price.minPrice, fee: draft.price.fee } } : about;

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
  if (step > 2 && !filled[2]) return 2;
  return step > 3 && !filled[3] ? 3 : step;
}
