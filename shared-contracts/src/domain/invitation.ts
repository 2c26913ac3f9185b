import { type SavedCard } from './scan-request';
import { type TimeWindow } from './slots';

/** What somebody started for a patient (SC-375). Money in whole dollars; the price is minPrice plus fee. */
export interface Invitation {
  id: string;
  prescriber: { firstName: string; lastName: string; phone: string };
  organization: string;
  patientId: number;
  requestId?: number;
  /** Wrong dates of birth so far, 5 at most. */
  attempts: number;
  scan: { id: number; typeId: number; name: string; minPrice: number; fee: number };
}

/** What the patient answers to an invitation (SC-376). */
export type InvitationAnswers = {
  invitationId: string;
  patientId: number;
  zipCode: string;
  /** Any time over the next two weeks; `windows` is then empty. */
  isAnyTime: boolean;
  windows: TimeWindow[];
} & ({ selfPay: true; card: SavedCard } | { selfPay: false; insurerId: number; memberId: string });

export const birthDateAttempts = 5;
