import { type TimeWindow } from './slots';

/** Where the answers of a request belong: a record in progress, an existing request that is edited, or neither yet. */
export interface RequestIds {
  progressId?: number;
  requestId?: number;
}

/** What step 2 stores: the choices of step 1 for the patient who is now known (SC-162). */
export interface StepTwo extends RequestIds {
  scanServiceId: number;
  zipCode: string;
  miles: number;
  /** Any time over the next two weeks; `windows` is then empty. */
  isAnyTime: boolean;
  windows: TimeWindow[];
  selfPay: boolean;
  patientId?: number;
  originPage?: string;
  originAction?: string;
}

/** What step 3 stores (SC-163). `covidResponse`: 0 no, 1 yes, 2 declined. */
export interface StepThree {
  progressId: number;
  reason: string;
  doctorFirstName: string;
  doctorLastName: string;
  doctorPhone?: string;
  doctorId?: number;
  blobId?: string;
  /** Only self-pay patients may bring the prescription; leave it out otherwise. */
  willBringPrescription?: boolean;
  covidResponse?: 0 | 1 | 2;
}

/** A card as step 4 sends it. The secret goes to the server and nowhere else. */
export interface SavedCard {
  id: string;
  secret: string;
  type: string;
  last4: string;
}

/** What step 4 stores (SC-164): a card for self-pay, else an insurer and a member id. */
export type StepFour = { progressId: number } & (
  { selfPay: true; card: SavedCard } | { selfPay: false; insurerId: number; memberId: string }
);

/** A stored request or record in progress, to fill the four steps again (SC-371). */
export interface EditableRequest extends RequestIds {
  selfPay: boolean;
  zipCode: string;
  miles: number;
  isAnyTime: boolean;
  windows: TimeWindow[];
  scanServiceId: number;
  reason: string;
  doctorFirstName: string;
  doctorLastName: string;
  doctorPhone: string;
  willBringPrescription: boolean;
  blobId?: string;
  fileName?: string;
  covidResponse?: number;
  insurer?: Insurer;
  memberId: string;
  /** A center has asked for other times, and the patient has not offered some since (ICStage 1). */
  centersWantTimes: boolean;
  /** A center has booked it: only physician and reason can still be changed (PR-272). */
  isBooked: boolean;
  /** The record became the request of `requestId` and takes no step any more. */
  isSent: boolean;
  card?: Omit<SavedCard, 'secret'>;
}

export interface Insurer {
  id: number;
  name: string;
}
