import { getBookingFee } from '@scanharbor/shared-contracts/domain/booking-fee';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { formatScanName } from '@scanharbor/shared-contracts/domain/scan-service';
import { type RequestRow as WireRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { noteRead } from '../audit/trail';
import { describeLife, describeReschedule } from '../bookings/reschedule';
import { type Context } from '../context';
import { listLastNotes } from '../db/queries/request-events';
import { listEligibleLocations } from '../db/queries/request-locations';
import { type FullRequest, listScansOfPatients } from '../db/queries/requests';
import { type ScanRecord } from '../db/queries/scans';
import { groupByKey } from '../db/rows';
import { type LocationRecord } from '../db/schema/practices';
import { type RequestEventRecord } from '../db/schema/requests';
import { type Scope } from './scope';

const hourMs = 3_600_000;

/** Formats the full name of a scan. */
export const describeScanName = ({ service, type }: ScanRecord) =>
  formatScanName(type.value, service.value, service.description, service.option);

/** Started hours since an instant: more than 24 exactly when a day has passed [API-067]. */
const hoursSince = (then: Date, now: Date) => Math.ceil((now.getTime() - then.getTime()) / hourMs);
const daysSince = (then: Date, now: Date) => Math.floor((now.getTime() - then.getTime()) / (24 * hourMs));

interface Eligible {
  locationId: number;
  distanceTenths: number;
}

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
function describeLocations(row: FullRequest, scope: Scope, eligible: Eligible[]): WireRow['LocationList'] {
  const booked = row.appointment?.locationId;
  const getDistance = (id: number) => eligible.find(({ locationId }) => locationId === id)?.distanceTenths ?? 0;
  const ids = booked === undefined ? eligible.map(({ locationId }) => locationId) : [booked];
  return ids.flatMap((id) => {
    const location = scope.locations.get(id);
    return location ? [describeLocation(location, getDistance(id))] : [];
  });
}

const describeComment = (comment: RequestEventRecord | undefined) => ({
  LastComment: comment?.text ?? null,
  LastCommentAuthor: comment?.author ?? null,
  LastCommentDT: comment?.at.toISOString() ?? null,
});

function describeRow(row: FullRequest, now: Date) {
  const { request, service, type, patient, insurer, appointment } = row;
  return {
    TestRequestID: request.id,
    ScanTypeName: type.value,
    ScanServiceName: service.value,
    ScanDescription: service.description,
    ScanExtraOption: service.option,
    CptCode: service.cptCode,
    FriendlyName: describeScanName(row),
    AppointmentDate: appointment?.start ?? null,
    SelfPay: request.selfPay ? ('1' as const) : ('0' as const),
    Budget: appointment?.budget ?? request.budget,
    PolicyName: insurer ?? '',
    PolicyNumber: request.policyNumber,
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
  };
}

/** How many other scans of a patient a row of a list names; the test page names all. */
const maxOthersInList = 3;

/**
 * Describes requests as rows of the lists and the test page; SelfPay is text, other flags are numbers on purpose (D2).
 * `maxOthers` limits the other scans of the same patient that the practice can schedule or has scheduled.
 */
export async function describeRows(context: Context, scope: Scope, rows: FullRequest[], maxOthers = maxOthersInList): Promise<WireRow[]> {
  if (rows.length === 0) return [];
  const { db, clock } = context;
  const now = clock.now();
  const ids = rows.map(({ request }) => request.id);
  const patientIds = [...new Set(rows.map(({ patient }) => patient.id))];
  noteRead(
    context.trail,
    rows.map(({ request }) => request),
  );
  const active = [...scope.locations.values()].filter(({ isActive }) => isActive).map(({ id }) => id);
  const [eligible, comments, scans] = await Promise.all([
    listEligibleLocations(db, ids, active),
    listLastNotes(db, scope.practiceId, ids),
    listScansOfPatients(db, patientIds, [...scope.locations.keys()], now),
  ]);
  const scansByPatient = groupByKey(scans, ({ patientId }) => patientId);
  return rows.map((row) => ({
    ...describeRow(row, now),
    ...describeComment(comments.get(row.request.id)),
    LocationList: describeLocations(row, scope, eligible.get(row.request.id) ?? []),
    additionalScansForPatient: (scansByPatient.get(row.patient.id) ?? [])
      .filter(({ id }) => id !== row.request.id)
      .slice(0, maxOthers)
      .map((other) => ({ TestRequestID: other.id, ScanName: describeScanName(other) })),
  }));
}
