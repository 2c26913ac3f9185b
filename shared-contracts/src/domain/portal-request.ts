import { type CardsData, type CommentRow, type CounterRow, type DashboardRow, type RequestRow } from '../wire/ic-portal/rows';
import { type Attendance } from './attendance';
import { isOn } from './flag';
import { readReschedule, type Reschedule } from './reschedule';
import { formatScanName } from './scan-service';

/** How many requests are where; cards, header and lists show the same numbers (API-068, D104). */
export type Counters = CardsData;

/** The same with how many open requests each user of the practice takes care of, and how many patients ask to cancel or for other times. */
export type ViewCounters = Counters & { assigned: { userId: number; requests: number }[]; needsReply: number };

export const readCounters = ({ assigned = [], needsReply = 0, ...counters }: CounterRow): ViewCounters => ({
  ...counters,
  needsReply,
  assigned: assigned.map(({ UserID, Requests }) => ({ userId: UserID, requests: Requests })),
});

/** Who of the practice takes care of a request. */
interface RequestAssignment {
  userId: number;
  name: string;
  assignedBy: string;
  /** ISO time. */
  at: string;
}

/** Self-pay with the patient's budget in dollars, or an insurance. */
export type Payment = { selfPay: true; budget: number } | { selfPay: false; policyName: string; policyNumber: string };

export interface PortalPatient {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, empty when unknown. */
  dob: string;
}

export interface PortalComment {
  text: string;
  author: string;
  /** ISO time. */
  at: string;
}

export interface EligibleLocation {
  id: number;
  name: string;
  address1: string;
  city: string;
  state: string;
  zipCode: string;
  miles: number;
  timeZone: string;
}

/** A row of the dashboard's scans (SC-330). */
export interface DashboardScan {
  requestId: number;
  patient: PortalPatient;
  scanName: string;
  modality: string;
  payment: Payment;
  hoursOpened: number;
}

/** A request with its last comment (SC-331). */
export interface DashboardComment {
  requestId: number;
  patient: PortalPatient;
  lastComment: PortalComment;
}

/** A request as the lists of the portal show it (SC-332). */
export interface PortalRequest {
  requestId: number;
  modality: string;
  /** Body part, description and option. */
  test: string;
  /** Modality and test in one. */
  scanName: string;
  /** Code of the scan. */
  cptCode: string;
  patient: PortalPatient & { phone: string; email: string };
  address: { address1: string; address2: string; city: string; state: string; zipCode: string };
  payment: Payment;
  /** Dollars, held as a deposit. */
  fee: number;
  /** ISO time. */
  requestedAt: string;
  hoursOpened: number;
  daysOpened: number;
  /** Centers of the practice that may book it; the one center of a booked request. */
  locations: EligibleLocation[];
  /** 'YYYY-MM-DD HH:mm:ss' at its center, and the center's zone. */
  appointment?: { start: string; timeZone: string };
  attendance: Attendance;
  lastComment?: PortalComment;
  preAuthInstructions: string;
  clinicalNotes: string;
  schedulingNotes: string;
  otherScans: { requestId: number; scanName: string }[];
  isCancelRequested: boolean;
  /** Other times that the patient asked for. */
  reschedule?: Reschedule;
  /** Undefined while no one has taken it. */
  assignment?: RequestAssignment;
  /** Hours of notice that the patient needs. */
  noticeHours: number;
  /** Id in the center's own system; empty when none was set. */
  customBookingId: string;
}

/** True when a request has waited for more than a day; exactly 24 hours do not count (IC-033). */
export const isOpenOver24Hours = (hoursOpened: number) => hoursOpened > 24;

function readPayment(row: { SelfPay: RequestRow['SelfPay']; Budget: number; PolicyName: string; PolicyNumber?: string }): Payment {
  return isOn(row.SelfPay)
    ? { selfPay: true, budget: row.Budget }
    : { selfPay: false, policyName: row.PolicyName, policyNumber: row.PolicyNumber ?? '' };
}

const readPatient = (row: { FirstName: string; LastName: string; Dob: string }): PortalPatient => ({
  firstName: row.FirstName,
  lastName: row.LastName,
  dob: row.Dob,
});

export const readDashboardScan = (row: DashboardRow): DashboardScan => ({
  requestId: row.TestRequestID,
  patient: readPatient(row),
  scanName: row.FriendlyName,
  modality: row.ScanTypeName,
  payment: readPayment(row),
  hoursOpened: row.HoursOpened,
});

export const readDashboardComment = (row: CommentRow): DashboardComment => ({
  requestId: row.SRID,
  patient: readPatient(row),
  lastComment: { text: row.LastComment, author: row.LastCommentAuthor, at: row.LastCommentDT },
});

const readLocation = (row: RequestRow['LocationList'][number]): EligibleLocation => ({
  id: row.PracticeLocationID,
  name: row.Name,
  address1: row.Address1,
  city: row.City,
  state: row.State,
  zipCode: row.Zip,
  miles: row.Distance,
  timeZone: row.TimeZoneId,
});

const readAssignment = (row: NonNullable<RequestRow['Assignment']>): RequestAssignment => ({
  userId: row.UserID,
  name: row.Name,
  assignedBy: row.AssignedBy,
  at: row.AssignedDT,
});

export function readPortalRequest(row: RequestRow): PortalRequest {
  const locations = row.LocationList.map(readLocation);
  const [location] = locations;
  return {
    requestId: row.TestRequestID,
    modality: row.ScanTypeName,
    test: formatScanName(row.ScanServiceName, row.ScanDescription, row.ScanExtraOption),
    scanName: row.FriendlyName,
    cptCode: row.CptCode,
    patient: { ...readPatient(row), phone: row.PhoneNumber, email: row.UserName },
    address: { address1: row.Address1, address2: row.Address2, city: row.City, state: row.State, zipCode: row.ZipCode },
    payment: readPayment(row),
    fee: row.productFee,
    requestedAt: row.DateRequested,
    hoursOpened: row.HoursOpened,
    daysOpened: row.DaysOpened,
    locations,
    preAuthInstructions: row.PreAuthInstructions,
    clinicalNotes: row.ClinicalNotes,
    schedulingNotes: row.SchedulingNotes,
    otherScans: row.additionalScansForPatient.map(({ TestRequestID, ScanName }) => ({ requestId: TestRequestID, scanName: ScanName })),
    isCancelRequested: isOn(row.IsCancelRequested),
    ...(row.Assignment ? { assignment: readAssignment(row.Assignment) } : {}),
    ...(row.Reschedule ? { reschedule: readReschedule(row.Reschedule) } : {}),
    noticeHours: row.Notice,
    customBookingId: row.CustomBookingID,
    attendance: row.attendance ?? 'expected',
    ...(row.AppointmentDate && location ? { appointment: { start: row.AppointmentDate, timeZone: location.timeZone } } : {}),
    ...(row.LastComment && row.LastCommentDT
      ? { lastComment: { text: row.LastComment, author: row.LastCommentAuthor ?? '', at: row.LastCommentDT } }
      : {}),
  };
}
