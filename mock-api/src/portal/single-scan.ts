import { eq } from 'drizzle-orm';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { type SingleScanAnswer } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { requestUploads, uploads, users } from '../db/schema/index';
import { type User } from '../http/session';
import { earliestAmong } from '../requests/windows';
import { askedForTimesAt } from './ask-for-times';
import { notesOn } from './comments';
import { describeRows } from './describe-rows';
import { findVisible, takenTimes, windowsOn } from './find';
import { type FullRow } from './find-rows';
import { describeDays, offeredTimes } from './offered';
import { type Scope } from './scope';

const filesOf = (db: Database, requestId: number) =>
  db
    .select({ blob_id: uploads.id, name: uploads.fileName, type: uploads.mimeType })
    .from(requestUploads)
    .innerJoin(uploads, eq(uploads.id, requestUploads.blobId))
    .where(eq(requestUploads.requestId, requestId));

function stateOf({ appointment }: FullRow, now: Date): SingleScanAnswer['state'] {
  if (!appointment) return 'open';
  return appointment.startsAt > now ? 'scheduled' : 'completed';
}

async function bookerOf(db: Database, { appointment }: FullRow): Promise<string> {
  if (!appointment?.bookedBy) return '';
  const [staff] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, appointment.bookedBy));
  return staff ? `${staff.firstName} ${staff.lastName}` : '';
}

function describePatient({ patient }: FullRow) {
  const person = { FirstName: patient.firstName, LastName: patient.lastName, DOB: patient.dob };
  const { address1, city, state, zipCode } = patient;
  return {
    patientInfo: { ...person, UserID: patient.id, PhoneNumber: patient.phone, UserName: patient.isAnonymous ? '' : patient.email },
    productPatientInfo: {
      ...person,
      EmergencyContactName: patient.emergencyContactName,
      EmergencyContactNumber: patient.emergencyContactNumber,
    },
    patientAddresses: [{ AddressTypeID: '1', Address1: address1, Address2: '', City: city, State: state, ZipCode: zipCode }],
  };
}

/** A request with all that the test page and its booking wizard need (SC-334). */
export async function describeSingleScan(context: Context, scope: Scope, reader: User, requestId: number): Promise<SingleScanAnswer> {
  const { db, clock } = context;
  const row = await findVisible(context, scope, requestId);
  const { request } = row;
  const now = clock.now();
  const data = await describeRows(context, scope, [row], Infinity);
  const places = data.flatMap(({ LocationList }) => LocationList);
  const [windows, taken, notes, files, askedAt, BookedBy] = await Promise.all([
    windowsOn(db, requestId),
    takenTimes(
      db,
      places.map(({ PracticeLocationID }) => PracticeLocationID),
    ),
    notesOn(db, scope.practiceId, requestId, reader.id),
    filesOf(db, requestId),
    askedForTimesAt(db, requestId, scope.practiceId),
    bookerOf(db, row),
  ]);
  const zones = places.map(({ TimeZoneId }) => TimeZoneId);
  const times = offeredTimes(windows, earliestAmong(zones, request.notice, now));
  return {
    data,
    ...describePatient(row),
    notes,
    availabilityFormatted: describeDays(times),
    availabilityRaw: windows.map(({ open, close }) => ({ window_open: open, window_close: close })),
    takenTimes: taken.filter(({ startsAt }) => times.includes(startsAt)),
    state: stateOf(row, now),
    BookedBy,
    Reason: request.reason,
    DoctorName: `${request.doctorFirstName} ${request.doctorLastName}`.trim(),
    DoctorPhone: request.doctorPhone,
    WillBringRx: toFlag(request.willBringRx),
    files,
    availabilityRequestedAt: askedAt?.toISOString() ?? null,
  };
}
