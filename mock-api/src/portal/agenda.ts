import { toAttendance } from '@scanharbor/shared-contracts/domain/attendance';
import { getExamMinutes } from '@scanharbor/shared-contracts/domain/center-schedule';
import { addDays, type CivilDate, getWeekday } from '@scanharbor/shared-contracts/domain/civil-date';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { getEarliestStart, toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { type AgendaResponse, type WaitingResponse } from '@scanharbor/shared-contracts/wire/ic-portal/agenda';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { listExamsBetween } from '../db/queries/appointments';
import { listMachinesWith } from '../db/queries/machines';
import { listRequests } from '../db/queries/request-list';
import { listWindowsByRequest } from '../db/queries/request-windows';
import { listScanTypes } from '../db/queries/scans';
import { type LocationRecord } from '../db/schema/practices';
import { describeScanName, getNextHour, hoursSince } from './describe-rows';
import { type DescribedList } from './list-responses';
import { toSelection } from './list-scope';
import { oldestFirst } from './open-order';
import { getOpenRequests } from './open-requests';
import { type Scope } from './scope';

const minuteMs = 60_000;

function describeDay({ hours, closures }: LocationRecord, date: CivilDate): AgendaResponse['days'][number] {
  const closure = closures.find(({ from, to }) => from <= date && date <= to);
  return { date, hours: closure ? null : (hours[getWeekday(date)] ?? null), closure: closure ? closure.reason : null };
}

/** Describes the hours, machines and exams of a location on some days. */
export async function describeAgenda(
  { db, trail }: Context,
  location: LocationRecord,
  { from, days }: { from: CivilDate; days: number },
): Promise<AgendaResponse> {
  const exams = await listExamsBetween(db, [location.id], from, addDays(from, days));
  noteRead(
    trail,
    exams.map(({ request }) => request),
  );
  const used = exams.flatMap(({ appointment }) => appointment.machineId ?? []);
  const [machines, types] = [await listMachinesWith(db, location.id, used), await listScanTypes(db)];
  return {
    days: Array.from({ length: days }, (_value, index) => describeDay(location, addDays(from, index))),
    machines: machines.map(({ id, name, scanTypeIds, removedAt }) => ({
      id,
      name,
      modalities: types.filter((type) => scanTypeIds.includes(type.id)).map(({ value }) => value),
      isRemoved: removedAt !== null,
    })),
    appointments: exams.map(({ appointment, request, service, type, patient }) => ({
      requestId: request.id,
      patient: formatFullName(patient),
      modality: type.value,
      scan: describeScanName({ service, type }),
      minutes: (appointment.endsAt.getTime() - appointment.startsAt.getTime()) / minuteMs,
      machineId: appointment.machineId,
      start: appointment.start,
      attendance: toAttendance(appointment),
      hasPatientAsked: request.cancelRequested || appointment.rescheduleRequestedAt !== null,
    })),
  };
}

/** Reads the requests that a location can book, oldest first, and how many there are: from memory, unless they change meanwhile. */
async function readOldest(context: Context, scope: Scope, locationId: number, { now, limit }: { now: Date; limit: number }) {
  const read = (counted: boolean) =>
    context.readForStaff(() =>
      listRequests(context.db, {
        ...toSelection(scope, now),
        listed: [locationId],
        list: 'open',
        sort: { column: 'added', descending: false },
        maxOthers: 0,
        counted,
        limit,
      }),
    );
  const page = await read(false);
  const open = await getOpenRequests(context, scope.practiceId, page.version);
  if (open.version === page.version) return { ...page, total: open.getOrder([locationId]).get(oldestFirst).length };
  const { total, ...changed } = await read(true);
  return { ...changed, total: total ?? 0 };
}

/** Describes the requests that a location can book, oldest first, with the times that their patients offer. */
export async function describeWaiting(
  context: Context,
  scope: Scope,
  { id, timeZone, examMinutes }: LocationRecord,
  limit: number,
): Promise<DescribedList> {
  const { db, clock, trail } = context;
  const now = clock.now();
  const { version, rows, total } = await readOldest(context, scope, id, { now, limit });
  const requests = rows.map(({ request }) => request);
  noteRead(trail, requests);
  const windows = await listWindowsByRequest(
    db,
    requests.map(({ id: requestId }) => requestId),
  );
  const types = await listScanTypes(db);
  const getMinutes = ({ type, service }: (typeof rows)[number]) =>
    getExamMinutes(
      { scanTypeId: types.find(({ value }) => value === type.value)?.id ?? 0, modality: type.value, description: service.description },
      examMinutes,
    );
  const earliest = getEarliestStart(timeZone, 0, now);
  const body: WaitingResponse = {
    data: rows.map((row) => ({
      requestId: row.request.id,
      patient: formatFullName(row.patient),
      modality: row.type.value,
      scan: describeScanName(row),
      minutes: getMinutes(row),
      hoursOpened: hoursSince(row.request.requestedAt, now),
      notice: row.request.notice,
      windows: (windows.get(row.request.id) ?? [])
        .filter(({ close }) => close > earliest)
        .map(({ id: windowId, open, close }) => ({ id: windowId, open, close })),
    })),
    total,
  };
  const ends = body.data.flatMap((waiting) => waiting.windows).map(({ close }) => toInstant(close, timeZone).getTime());
  return { body, version, until: Math.min(getNextHour(rows, now), ...ends) };
}
