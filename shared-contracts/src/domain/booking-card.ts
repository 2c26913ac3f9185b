import { type Attendance } from './attendance';
import { type CancelTerms } from './cancel-terms';
import { type Reschedule } from './reschedule';
import { type TimeWindow } from './slots';

/** Fields of every card of the tests list (SC-372, SC-373). */
interface CardBase {
  /** 'MRI - Brain - …', empty parts left out. */
  scanName: string;
  scanType: string;
  /** ISO time. */
  requestedAt: string;
  selfPay: boolean;
  miles: number;
  zipCode: string;
  /** Full name of the physician; undefined until the patient gives medical information. */
  doctor?: string;
  hasPrescription: boolean;
}

/** A request that is not submitted yet. */
export interface ProgressCard extends CardBase {
  status: 'progress';
  progressId: number;
  requestId?: number;
}

export interface CardLocation {
  id: number;
  name: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  timeZone: string;
}

/** A submitted request: waiting, booked, or done. Money in dollars as agreed at the time. */
export interface BookingCard extends CardBase {
  status: 'requested' | 'booked' | 'past';
  requestId: number;
  scanServiceId: number;
  scanTypeId: number;
  cptCode: string;
  fee: number;
  budget: number;
  windows: TimeWindow[];
  /** Is there still a time that a center could book? */
  hasOpenWindow: boolean;
  hasContract: boolean;
  isMfp: boolean;
  isCancelRequested: boolean;
  /** Undefined in cards of centers, of past tests, and from an older API. */
  cancelTerms?: CancelTerms;
  /** Other times that the patient asked for. */
  reschedule?: Reschedule;
  /** Wall-clock time at the center, 'YYYY-MM-DD HH:mm:ss', and its zone. */
  appointment?: { start: string; timeZone: string };
  attendance: Attendance;
  /** The name of the patient, for centers. */
  patient: string;
  /** The appointment that the center canceled, while the request is open again; as `appointment`. */
  canceled?: { start: string; timeZone: string };
  /** Start before the center moved the appointment. */
  movedFrom?: string;
  location?: CardLocation;
}
