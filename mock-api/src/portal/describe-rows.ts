import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { displayName } from '@scanharbor/shared-contracts/domain/scan-service';
import { type RequestRow as WireRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Context } from '../context';
import { grouped } from '../db/grouped';
import { requestLocations, requests, scanServices, scanTypes } from '../db/schema/index';
import { type Comment, lastComments } from './comments';
import { type FullRow } from './find-rows';
import { type LocationRow, type Scope } from './scope';
import { stateConditions } from './states';

const hour = 3_600_000;

export const scanNameOf = ({ service, type }: Pick<FullRow, 'service' | 'type'>) =>
  displayName(type.value, service.value, service.description, service.option);

/** Hours begun since a moment: more than 24 exactly when a day has passed, whatever the minutes [API-067]. */
const hoursSince = (then: Date, now: Date) => Math.ceil((now.getTime() - then.getTime()) / hour);
const daysSince = (then: Date, now: Date) => Math.floor((now.getTime() - then.getTime()) / (24 * hour));

interface Eligible {
  requestId: number;
  locationId: number;
  distanceTenths: number;
}

/** The practice's locations that may book, nearest first. */
async function eligibleByRequest({ db }: Context, scope: Scope, ids: number[]): Promise<Map<number, Eligible[]>> {
  const active = [...scope.locations.values()].filter(({ isActive }) => isActive).map(({ id }) => id);
  const rows = await db
    .select()
    .from(requestLocations)
    .where(and(inArray(requestLocations.requestId, ids), inArray(requestLocations.locationId, active), isNull(requestLocations.rejectedAt)))
    .orderBy(asc(requestLocations.distanceTenths));
  return grouped(rows, ({ requestId }) => requestId);
}

/** Other requests of the same patients that the practice may still schedule or has scheduled. */
async function otherScans({ db, clock }: Context, scope: Scope, patientIds: number[]) {
  const places = [...scope.locations.keys()];
  const rows = await db
    .select({ id: requests.id, patientId: requests.patientId, service: scanServices, type: scanTypes })
    .from(requests)
    .innerJoin(scanServices, eq(scanServices.id, requests.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .where(
      and(
        inArray(requests.patientId, patientIds),
        or(stateConditions.open(db, places), stateConditions.scheduled(db, places, clock.now())),
      ),
    )
    .orderBy(desc(requests.id));
  return grouped(rows, ({ patientId }) => patientId);
}

function describeLocation(location: LocationRow, distanceTenths: number): WireRow['LocationList'][number] {
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

/** Where it may take place; of a booked request the one where it does. */
function placesOf(row: FullRow, scope: Scope, eligible: Eligible[]): WireRow['LocationList'] {
  const booked = row.appointment?.locationId;
  const tenthsAt = (id: number) => eligible.find(({ locationId }) => locationId === id)?.distanceTenths ?? 0;
  const ids = booked === undefined ? eligible.map(({ locationId }) => locationId) : [booked];
  return ids.flatMap((id) => {
    const location = scope.locations.get(id);
    return location ? [describeLocation(location, tenthsAt(id))] : [];
  });
}

const describeComment = (comment: Comment | undefined) => ({
  LastComment: comment?.text ?? null,
  LastCommentAuthor: comment?.author ?? null,
  LastCommentDT: comment?.at.toISOString() ?? null,
});

function describeRow(row: FullRow, now: Date) {
  const { request, service, type, patient, insurer, appointment } = row;
  return {
    TestRequestID: request.id,
    ScanTypeName: type.value,
    ScanServiceName: service.value,
    ScanDescription: service.description,
    ScanExtraOption: service.option,
    CptCode: service.cptCode,
    FriendlyName: scanNameOf(row),
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
    productFee: appointment?.fee ?? request.fee,
    PreAuthInstructions: request.preAuthInstructions,
    ClinicalNotes: request.clinicalNotes,
    SchedulingNotes: request.schedulingNotes,
    IsCancelRequested: toFlag(request.cancelRequested),
    Notice: request.notice,
    CustomBookingID: appointment?.customBookingId ?? '',
  };
}

/** How many other scans of a patient a row of a list names; the test page names all. */
const othersInList = 3;

/**
 * Rows as the lists and the test page tell them; SelfPay as text, other flags as numbers on purpose (D2).
 * `maxOthers` keeps a list short whose patients have many requests.
 */
export async function describeRows(context: Context, scope: Scope, rows: FullRow[], maxOthers = othersInList): Promise<WireRow[]> {
  if (rows.length === 0) return [];
  const now = context.clock.now();
  const ids = rows.map(({ request }) => request.id);
  const patientIds = [...new Set(rows.map(({ patient }) => patient.id))];
  const [eligible, comments, others] = await Promise.all([
    eligibleByRequest(context, scope, ids),
    lastComments(context.db, scope.practiceId, ids),
    otherScans(context, scope, patientIds),
  ]);
  return rows.map((row) => ({
    ...describeRow(row, now),
    ...describeComment(comments.get(row.request.id)),
    LocationList: placesOf(row, scope, eligible.get(row.request.id) ?? []),
    additionalScansForPatient: (others.get(row.patient.id) ?? [])
      .filter(({ id }) => id !== row.request.id)
      .slice(0, maxOthers)
      .map((other) => ({ TestRequestID: other.id, ScanName: scanNameOf(other) })),
  }));
}
