import { listNextAttendances, toAttendance } from '@scanharbor/shared-contracts/domain/attendance';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { writeNote } from '@scanharbor/shared-contracts/domain/note';
import { writePatientDetails } from '@scanharbor/shared-contracts/domain/profile';
import { toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { type SingleScanResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { getEarliestStartInAny } from '../bookings/windows';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { listRequestMessages } from '../db/queries/messages';
import { getAvailabilityRequestedAt } from '../db/queries/request-events';
import { listRequests } from '../db/queries/request-list';
import { type FullRequest } from '../db/queries/requests';
import { listRequestFiles } from '../db/queries/uploads';
import { findUser } from '../db/queries/users';
import { type UserRecord } from '../db/schema/users';
import { listOfferedWindows } from './appointment-life';
import { describeRows } from './describe-rows';
import { findFreeMachine, readExamCalendars } from './exam-calendar';
import { findVisibleRequest } from './find-request';
import { getBookedAt } from './last-change';
import { describeNotes } from './notes';
import { describeDays, listOfferedTimes } from './offered-times';
import { toSelection } from './list-scope';
import { type Scope } from './scope';

function getState({ appointment }: FullRequest, now: Date): SingleScanResponse['state'] {
  if (!appointment) return 'open';
  return appointment.startsAt > now ? 'scheduled' : 'completed';
}

/** Lists what can be recorded about the appointment now, by the clock of its center. */
function listRecordable({ appointment }: FullRequest, scope: Scope, now: Date) {
  const location = appointment && scope.locations.get(appointment.locationId);
  return location ? listNextAttendances(toAttendance(appointment), appointment.start, toWallClock(now, location.timeZone)) : [];
}

async function describeBooker(db: Database, { appointment }: FullRequest): Promise<string> {
  if (!appointment?.bookedBy) return '';
  const staff = await findUser(db, appointment.bookedBy);
  return staff ? formatFullName(staff) : '';
}

function describePatient({ patient }: FullRequest) {
  const person = { FirstName: patient.firstName, LastName: patient.lastName, DOB: patient.dob };
  const { address1, city, state, zipCode } = patient;
  return {
    patientInfo: { ...person, UserID: patient.id, PhoneNumber: patient.phone, UserName: patient.isAnonymous ? '' : patient.email },
    productPatientInfo: {
      ...person,
      EmergencyContactName: patient.emergencyContactName,
      EmergencyContactNumber: patient.emergencyContactNumber,
    },
    patientDetails: writePatientDetails(patient),
    patientAddresses: [{ AddressTypeID: '1', Address1: address1, Address2: '', City: city, State: state, ZipCode: zipCode }],
  };
}

/** Describes a request for the test page and its booking wizard (SC-334). */
export async function describeSingleScan(
  context: Context,
  scope: Scope,
  viewer: UserRecord,
  requestId: number,
): Promise<SingleScanResponse> {
  const { db, clock } = context;
  const row = await findVisibleRequest(context, scope, requestId);
  const { request } = row;
  const now = clock.now();
  // The test page shows name, contact and address (IC-075), also before the practice takes the request.
  if (!row.appointment) context.trail.action = 'open-contact';
  const { rows } = await listRequests(db, { ...toSelection(scope, now), list: 'one', id: requestId });
  const data = describeRows(context, scope, rows).map((listed) => ({ ...listed, PolicyNumber: request.policyNumber }));
  const eligibleLocations = data.flatMap(({ LocationList }) => LocationList);
  const locations = eligibleLocations.flatMap(({ PracticeLocationID: id }) => scope.locations.get(id) ?? []);
  const [windows, calendars, notes, files, availabilityRequestedAt, BookedBy, messages] = await Promise.all([
    listOfferedWindows(db, requestId, row.appointment),
    readExamCalendars(db, request, locations, now),
    describeNotes(db, scope.practiceId, requestId, viewer.id),
    listRequestFiles(db, requestId),
    getAvailabilityRequestedAt(db, requestId, scope.practiceId),
    describeBooker(db, row),
    listRequestMessages(db, requestId, row.patient.id),
  ]);
  const zones = eligibleLocations.map(({ TimeZoneId }) => TimeZoneId);
  const times = listOfferedTimes(windows, getEarliestStartInAny(zones, request.notice, now));
  const takenTimes = calendars.flatMap((calendar) =>
    times
      .filter((start) => findFreeMachine(calendar, start) === undefined)
      .map((startsAt) => ({ locationId: calendar.location.id, startsAt })),
  );
  return {
    data,
    ...describePatient(row),
    notes: notes.map(writeNote),
    availabilityFormatted: describeDays(times),
    availabilityRaw: windows.map(({ open, close }) => ({ window_open: open, window_close: close })),
    takenTimes,
    state: getState(row, now),
    BookedBy,
    ...(row.appointment ? { BookedAt: getBookedAt(row.appointment).toISOString(), IsMoved: toFlag(row.appointment.movedAt !== null) } : {}),
    Recordable: listRecordable(row, scope, now),
    RequestBudget: request.budget,
    IsOwnBooking: toFlag(row.appointment?.bookedBy === viewer.id),
    Reason: request.reason,
    DoctorName: `${request.doctorFirstName} ${request.doctorLastName}`.trim(),
    DoctorPhone: request.doctorPhone,
    WillBringRx: toFlag(request.willBringRx),
    files,
    availabilityRequestedAt: availabilityRequestedAt?.toISOString() ?? null,
    Messages: messages.map(({ channel, subject, state, reason, at }) => ({ channel, subject, state, reason, at: at.toISOString() })),
  };
}
