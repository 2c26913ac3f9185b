import { type DistanceOption } from './distance-option';
import { type SavedCard } from './scan-request';
import { type TimeWindow } from './slots';

/** What somebody started for a patient (SC-375). Money in whole dollars; the price is minPrice plus fee (IN-041). */
export interface InvitedScan {
  prescriber: { firstName: string; lastName: string; phone: string };
  organization: string;
  patientId: number;
  requestId?: number;
  scan: { id: number; typeId: number; name: string; minPrice: number; fee: number };
}

/** An invitation. What it is about is told only with the proof of a confirmed date of birth. */
export interface Invitation {
  id: string;
  /** Wrong dates of birth so far, 5 at most. */
  attempts: number;
  about?: InvitedScan;
}

/** What the patient answers to an invitation (SC-376). */
export type InvitationAnswers = {
  invitationId: string;
  /** Proof of the confirmed date of birth. */
  proof: string;
  patientId: number;
  zipCode: string;
  /** Any time over the next two weeks; `windows` is then empty. */
  isAnyTime: boolean;
  windows: TimeWindow[];
} & ({ selfPay: true; card: SavedCard } | { selfPay: false; insurerId: number; memberId: string });

export const birthDateAttempts = 5;

/** How far from the zip an answered invitation looks for centers, in miles: the first of these that has one. Nobody is asked for it. */
export const invitationMiles = [20, 50] as const;

/** What is on offer where an answered invitation looks for centers; undefined where there are none. */
export const invitedOption = (options: readonly DistanceOption[]): DistanceOption | undefined =>
  invitationMiles.flatMap((reach) => options.filter(({ miles }) => miles === reach))[0];
