import { type SessionUser } from '@scanharbor/shared-contracts';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';

export type StepNumber = 1 | 2 | 3 | 4 | 5;

export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5];

/** Ids of the time preference (IN-042). */
export const timeIds = { flexible: '1', custom: '2' } as const;

/** Answers of step 3; texts are '' until chosen. */
export interface HandOffChoices {
  payment: '' | 'self-pay' | 'insurance';
  zipCode: string;
  time: '' | (typeof timeIds)[keyof typeof timeIds];
  /** Only with the custom time; wall-clock times at the center. */
  windows: TimeWindow[];
}

const emptyChoices: HandOffChoices = { payment: '', zipCode: '', time: '', windows: [] };

/** Price of an invited scan around a zip, in whole dollars: `minPrice` is paid at the scan, `fee` is the deposit. */
export interface LocalPrice {
  zipCode: string;
  minPrice: number;
  fee: number;
}

/** Input for a new account, without the date of birth and the password, which are not stored. */
export interface PersonDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  zipCode: string;
  allowTexts: boolean;
}

const emptyPersonDraft: PersonDraft = { firstName: '', lastName: '', email: '', phone: '', zipCode: '', allowTexts: false };

/** Draft of a hand-off, stored in the tab. Never contains a card. */
export interface HandOffDraft {
  step: StepNumber;
  /** Proof of the confirmed date of birth. */
  proof?: string;
  /** As a guest (user id null), or with an account. */
  way?: 'guest' | 'account';
  person: PersonDraft;
  choices: HandOffChoices;
  /** The price around the zip of the choices, once loaded. */
  price?: LocalPrice;
  insurance: InsuranceValues;
}

export const emptyHandOffDraft: HandOffDraft = {
  step: 1,
  person: emptyPersonDraft,
  choices: emptyChoices,
  insurance: { insurerId: '', memberId: '' },
};

/** Returns the patient who answers with their account; undefined for a guest, even beside a session (IN-031, IN-057). */
export const getAccount = ({ way }: HandOffDraft, user: SessionUser | undefined): SessionUser | undefined =>
  way === 'account' ? registeredPatient(user) : undefined;

/** True when the price around the zip of the choices is loaded. */
export const hasPrice = ({ choices, price }: HandOffDraft): boolean => price !== undefined && price.zipCode === choices.zipCode;

/** Returns the invited scan with the price around the chosen zip; before that, with the price around the patient's address. */
export const applyLocalPrice = (about: InvitedScan, draft: HandOffDraft): InvitedScan =>
  draft.price && hasPrice(draft) ? { ...about, scan: { ...about.scan, minPrice: draft.price.minPrice, fee: draft.price.fee } } : about;

/** Which steps have data. */
export type CompletedSteps = Readonly<Record<StepNumber, boolean>>;

/**
 * True when a step may be opened: when it has data (IN-061), from step 3 on also when the step before has (IN-062).
 * After the submit only the confirmation is open.
 */
export function canOpenStep(step: StepNumber, filled: CompletedSteps): boolean {
  if (filled[5]) return step === 5;
  if (step === 5) return false;
  return filled[step] || (step >= 3 && filled[(step - 1) as StepNumber]);
}

/** Returns the step to show: `step`, or an earlier one that has lost its data, as after the end of a session. */
export function getVisibleStep(step: StepNumber, filled: CompletedSteps): StepNumber {
  if (filled[5]) return 5;
  if (!filled[1]) return 1;
  if (step > 2 && !filled[2]) return 2;
  return step > 3 && !filled[3] ? 3 : step;
}
