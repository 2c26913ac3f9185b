import { type TimeWindow } from './slots';

/** Target of the answers: a record in progress, an existing request that is edited, or neither yet. */
export interface RequestIds {
  progressId?: number;
  requestId?: number;
}

/** Values that step 2 stores: the choices of step 1 with the patient (SC-162). */
export interface StepTwo extends RequestIds {
  scanServiceId: number;
  zipCode: string;
  miles: number;
  /** Any time over the next two weeks; `windows` is then empty. */
  isAnyTime: boolean;
  windows: TimeWindow[];
  /** The centers that the patient chose; only they get the request. */
  locationIds?: number[] | undefined;
  selfPay: boolean;
  patientId?: number;
  originPage?: string;
  originAction?: string;
}

/** Values that step 3 stores (SC-163). `covidResponse`: 0 no, 1 yes, 2 declined. */
export interface StepThree {
  progressId: number;
  reason: string;
  doctorFirstName: string;
  doctorLastName: string;
  doctorPhone?: string;
  doctorId?: number;
  blobId?: string;
  /** The further pages of the prescription, in order. */
  moreBlobIds?: string[];
  /** Only self-pay patients may bring the prescription; leave it out otherwise. */
  willBringPrescription?: boolean;
  covidResponse?: 0 | 1 | 2;
}

/** An uploaded file that is one page of a prescription, or a PDF of several. */
export interface PrescriptionPage {
  blobId: string;
  name: string;
}

/** A card as step 4 sends it. Only the server receives the secret. */
export interface SavedCard {
  id: string;
  secret: string;
  type: string;
  last4: string;
}

export const cardTexts = {
  card: (brand: string, last4: string) => `${brand} ending ${last4}`,
};

/** Formats a card of the payment provider as 'Visa ending 4242'. */
export const formatCard = ({ type, last4 }: Pick<SavedCard, 'type' | 'last4'>): string =>
  cardTexts.card(`${type.charAt(0).toUpperCase()}${type.slice(1)}`, last4);

/** Values that step 4 stores (SC-164): a card for self-pay, else an insurer and a member id. */
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
  /** The centers that the patient chose. */
  locationIds?: number[] | undefined;
  scanServiceId: number;
  reason: string;
  /** Undefined for a doctor typed by name. */
  doctorId?: number;
  doctorFirstName: string;
  doctorLastName: string;
  doctorPhone: string;
  willBringPrescription: boolean;
  blobId?: string;
  fileName?: string;
  /** The further pages of the prescription, in order. */
  morePages?: PrescriptionPage[] | undefined;
  covidResponse?: number;
  insurer?: Insurer;
  memberId: string;
  /** True when a center requested other times and the patient has not offered any since (ICStage 1). */
  centersWantTimes: boolean;
  /** A center has booked it: only physician and reason can still be changed (PR-272). */
  isBooked: boolean;
  /** True when the record became the request `requestId` and accepts no more steps. */
  isSent: boolean;
  card?: Omit<SavedCard, 'secret'>;
}

export interface Insurer {
  id: number;
  name: string;
}
