import { getBookingFee } from '@scanharbor/shared-contracts/domain/booking-fee';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { formatScanName } from '@scanharbor/shared-contracts/domain/scan-service';
import { type RequestRow as WireRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { noteRead } from '../audit/trail';
import { describeLife, describeReschedule } from '../bookings/reschedule';
import { type Context } from '../context';
import { type ListedRequest, type ScanName } from '../db/queries/request-list';
import { type LocationRecord } from '../db/schema/practices';
import { type Scope } from './scope';

const hourMs = 3_600_000;

/** Formats the full name of a scan. */
export const describeScanName = ({ service, type }: ScanName) =>
  formatScanName(type.value, service.value, service.description, service.option);

/** Started hours since an instant: more than 24 exactly when a day has passed [API-067]. */
export const hoursSince = (then: Date, now: Date) => Math.ceil((now.getTime() - then.getTime()) / hourMs);
/** Full days since an instant. */
export const daysSince = (then: Date, now: Date) => Math.floor((now.getTime() - then.getTime()) / (24 * hourMs));

function describeLocation(location: LocationRecord, distanceTenths: number): WireRow['LocationList'][number] {
  return {
    PracticeLocationID: location.id,
    Name: location.name,
    Address1: location.address1,
    City: location.city,
    State: location.state,
    Zip: location.zipCode,
    Distance: distanceTenths / 10,
    TimeZoneId: location.timeZone,
  };
}

/** Describes the locations that can book the request, or the one that has booked it. */
function describeLocations({ appointment, eligible }: ListedRequest, scope: Scope): WireRow['LocationList'] {
  const booked = appointment?.locationId;
  const getDistance = (id: number) => eligible.find(({ locationId }) => locationId === id)?.distanceTenths ?? 0;
  const ids = booked === undefined ? eligible.map(({ locationId }) => locationId) : [booked];
  return ids.flatMap((id) => {
    const location = scope.locations.get(id);
    return location ? [describeLocation(location, getDistance(id))] : [];
  });
}

const describeAssignment = ({ assignment }: ListedRequest): WireRow['Assignment'] =>
  assignment && {
    UserID: assignment.userId,
    Name: assignment.assignee,
    AssignedBy: assignment.assignedBy,
    AssignedDT: assignment.assignedAt.toISOString(),
  };

/** Describes a request as a row of the lists and the test page; SelfPay is text, other flags are numbers on purpose (D2). */
function describeRow(row: ListedRequest, scope: Scope, now: Date): WireRow {
  const { request, service, type, patient, insurer, appointment, comment } = row;
  return {
    TestRequestID: request.id,
    ScanTypeName: type.value,
    ScanServiceName: service.value,
    ScanDescription: service.description,
    ScanExtraOption: service.option,
    CptCode: service.cptCode,
    FriendlyName: describeScanName(row),
    AppointmentDate: appointment?.start ?? null,
    SelfPay: request.selfPay ? '1' : '0',
    Budget: appointment?.budget ?? request.budget,
    PolicyName: insurer ?? '',
    // Only the test page shows it; a list names the payer (IC-012, SC-332).
    PolicyNumber: '',
    FirstName: patient.firstName,
    LastName: patient.lastName,
    PhoneNumber: patient.phone,
    UserName: patient.isAnonymous ? '' : patient.email,
    Dob: patient.dob,
    Address1: patient.address1,
    Address2: '',
    City: patient.city,
    State: patient.state,
    ZipCode: patient.zipCode,
    HoursOpened: hoursSince(request.requestedAt, now),
    DaysOpened: daysSince(request.requestedAt, now),
    DateRequested: request.requestedAt.toISOString(),
    PatientInfo: { FirstName: patient.firstName, LastName: patient.lastName, DOB: patient.dob },
    productFee: getBookingFee({ selfPay: request.selfPay, currentFee: appointment?.fee ?? request.fee }),
    PreAuthInstructions: request.preAuthInstructions,
    ClinicalNotes: request.clinicalNotes,
    SchedulingNotes: request.schedulingNotes,
    IsCancelRequested: toFlag(request.cancelRequested),
    Reschedule: describeReschedule(appointment),
    ...describeLife(appointment),
    Notice: request.notice,
    CustomBookingID: appointment?.customBookingId ?? '',
    LastComment: comment?.text ?? null,
    LastCommentAuthor: comment?.author ?? null,
    LastCommentDT: comment?.at.toISOString() ?? null,
    Assignment: describeAssignment(row),
    LocationList: describeLocations(row, scope),
    additionalScansForPatient: row.others.map((other) => ({ TestRequestID: other.id, ScanName: describeScanName(other) })),
  };
}

/** Describes requests as rows and notes them in the audit trail. */
export function describeRows({ trail, clock }: Context, scope: Scope, rows: ListedRequest[]): WireRow[] {
  const now = clock.now();
  noteRead(
    trail,
    rows.map(({ request }) => request),
  );
  return rows.map((row) => describeRow(row, scope, now));
}

/** Returns when the hours or days of a request next change, in ms since 1970. */
export const getNextAge = (requestedAt: Date, now: Date): number => requestedAt.getTime() + hoursSince(requestedAt, now) * hourMs;

/** The same for all of these rows. */
export const getNextHour = (rows: ListedRequest[], now: Date): number =>
  rows.reduce((soonest, { request }) => Math.min(soonest, getNextAge(request.requestedAt, now)), Infinity);
