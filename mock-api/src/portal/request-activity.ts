import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type ActivityKind } from '@scanharbor/shared-contracts/domain/request-activity';
import { type ActivityEntry } from '@scanharbor/shared-contracts/wire/ic-portal/activity';
import { type ChangedRow, readChangedRows } from '../audit/changed-rows';
import { type Context } from '../context';
import { listRequestEvents } from '../db/queries/audit';
import { listRequestMessages } from '../db/queries/messages';
import { listRequestFileTimes } from '../db/queries/uploads';
import { findUser } from '../db/queries/users';
import { type AuditEventRecord } from '../db/schema/audit';
import { type UserRecord } from '../db/schema/users';
import { findVisibleRequest } from './find-request';
import { describeDeletedNotes, describeNotes } from './notes';
import { type Scope } from './scope';

/** The kinds of entries that the audit trail has; notes, messages, files and the creation come from their own tables. */
const kinds: Partial<Record<string, ActivityKind>> = {
  'GET ic-portal/ic-get-single-scan': 'viewed',
  'PATCH scans/request/:requestId': 'changed',
  'POST scans_v2/scan-complete-step-4': 'changed',
  'POST patients/uploads': 'changed',
  'GET media/admin_download': 'file-opened',
  'PATCH ic-portal/ic-request-availability': 'times-asked',
  'POST ic-portal/ic-book': 'booked',
  'POST bookings/book': 'booked',
  'DELETE bookings/book/:bookingId': 'undone',
  'POST bookings/move/:bookingId': 'moved',
  'PATCH bookings/update/:bookingId': 'terms-changed',
  'PUT bookings/update/:bookingId': 'terms-changed',
  'POST cancellations/cancel-ic-postbooking': 'canceled',
  'POST cancellations/cancel-patient-postbooking': 'cancellation-asked',
  'PATCH cancellations/cancel-patient-prebooking': 'cancellation-asked',
  'POST bookings/reject': 'rejected',
  'POST ic-portal/bulk-reject': 'rejected',
  'POST ic-portal/bulk-restore': 'rejection-undone',
  'PATCH ic-portal/ic-assign': 'assigned',
  'POST ic-portal/bulk-assign': 'assigned',
};

/** The calls whose events are part of the activity of a request. */
const calls = [...Object.keys(kinds), 'POST bookings/attendance/:bookingId'];

const attendanceKinds = { arrived_at: 'arrived', completed_at: 'completed', no_show_at: 'no-show' } as const;

/** What was recorded: the time that was set; without one the last record was taken back. */
function getAttendanceKind({ after }: ChangedRow): ActivityKind {
  const recorded = Object.entries(attendanceKinds).find(([column]) => (after?.[column] ?? null) !== null);
  return recorded?.[1] ?? 'attendance-undone';
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

interface Center {
  timeZone: string;
  name: string;
}

/** Returns the time of the appointment that an event booked, moved or canceled, as far as the changed row has it. */
function describeVisit(row: ChangedRow | undefined, scope: Scope, current: Center | undefined): ActivityEntry['visit'] {
  const { start, location_id: locationId } = { ...row?.before, ...row?.after };
  const center = typeof locationId === 'number' ? scope.locations.get(locationId) : current;
  return typeof start === 'string' && center ? { start, timeZone: center.timeZone, location: center.name } : undefined;
}

const describeAssignment = ({ at, userName }: AuditEventRecord, { after }: ChangedRow): ActivityEntry => ({
  kind: after?.user_id === null ? 'unassigned' : 'assigned',
  at: at.toISOString(),
  person: userName,
  text: readText(after?.assignee),
});

function describeEvent(event: AuditEventRecord, scope: Scope, current: Center | undefined): ActivityEntry {
  const rows = readChangedRows(event.changes);
  const assignment = rows.find(({ table }) => table === 'request_assignees');
  if (assignment) return describeAssignment(event, assignment);
  const row = rows.find(({ table }) => table === 'appointments');
  const kind = kinds[event.call] ?? (row ? getAttendanceKind(row) : 'attendance-undone');
  const hasVisit = kind === 'booked' || kind === 'moved' || kind === 'undone';
  const visit = hasVisit ? describeVisit(row, scope, current) : undefined;
  return {
    kind,
    at: event.at.toISOString(),
    person: event.userName,
    text: kind === 'canceled' ? readText(row?.after?.cancel_reason) : '',
    ...(visit ? { visit } : {}),
  };
}

/** Leaves the last view of each person and day: staff who look again and again fill no history. */
function thinViews(entries: readonly ActivityEntry[]): ActivityEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ kind, person, at }) => {
    if (kind !== 'viewed') return true;
    const key = `${person} ${at.slice(0, 10)}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

const byTime = (one: ActivityEntry, other: ActivityEntry) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0);

/**
 * Describes what happened to a request, newest first: what its practice and its patient did by the audit trail, notes, files and messages
 * to the patient. 404 when the practice cannot view it.
 */
export async function describeActivity(context: Context, scope: Scope, reader: UserRecord, requestId: number): Promise<ActivityEntry[]> {
  const { db } = context;
  const { request, patient, appointment } = await findVisibleRequest(context, scope, requestId);
  const { practiceId } = scope;
  const current = appointment ? scope.locations.get(appointment.locationId) : undefined;
  const [events, notes, deleted, files, messages, booker] = await Promise.all([
    listRequestEvents(db, { practiceId, patientId: patient.id, requestId, calls }),
    describeNotes(db, practiceId, requestId, reader.id),
    describeDeletedNotes(db, practiceId, requestId),
    listRequestFileTimes(db, requestId),
    listRequestMessages(db, requestId, patient.id),
    appointment?.bookedBy ? findUser(db, appointment.bookedBy) : undefined,
  ]);
  const actions = thinViews(events.map((event) => describeEvent(event, scope, current)));
  const patientName = formatFullName(patient);
  const isTold = !appointment || actions.some(({ kind }) => kind === 'booked');
  const entries: ActivityEntry[] = [
    ...actions,
    { kind: 'created', at: request.requestedAt.toISOString(), person: patientName, text: '' },
    // A booking that is older than the audit trail.
    ...(isTold
      ? []
      : [
          {
            kind: 'booked' as const,
            at: appointment.bookedAt.toISOString(),
            person: booker ? formatFullName(booker) : '',
            text: '',
            ...(current ? { visit: { start: appointment.start, timeZone: current.timeZone, location: current.name } } : {}),
          },
        ]),
    ...notes.map(({ author, at, text, edited, versions }) => ({
      kind: 'note' as const,
      at,
      person: author,
      text,
      ...(edited ? { edited: { ...edited, versions: versions.length } } : {}),
    })),
    ...deleted.map(({ deletedBy, deletedAt }) => ({ kind: 'note-deleted' as const, at: deletedAt, person: deletedBy, text: '' })),
    ...files.map(({ name, at }) => ({ kind: 'file' as const, at: at.toISOString(), person: patientName, text: name })),
    ...messages.map(({ id, channel, state, reason, subject, at }) => ({
      kind: 'message' as const,
      at: at.toISOString(),
      person: '',
      text: subject,
      message: { id, channel, state, reason },
    })),
  ];
  return entries.sort(byTime);
}
