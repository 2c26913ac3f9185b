import { getExamMinutes, isOpenDuring } from '@scanharbor/shared-contracts/domain/center-schedule';
import { addMinutes, toInstant, toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { type Database } from '../db/database';
import { listBusyTimes, listMachines } from '../db/queries/machines';
import { findScan } from '../db/queries/scans';
import { type LocationRecord } from '../db/schema/practices';
import { type RequestRecord } from '../db/schema/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** When and on which machines a location can take the exam of one request. Times are wall-clock times at the location. */
export interface ExamCalendar {
  location: LocationRecord;
  minutes: number;
  /** Ids of the machines that can scan it. */
  machineIds: number[];
  hasOpenMachine: boolean;
  busy: { machineId: number; start: string; end: string }[];
}

type RequestToTime = Pick<RequestRecord, 'scanServiceId'> & { id?: number };

/**
 * Reads the calendars of the locations for the exam of a request, stored or not; its own appointment does not count as taken.
 * `lock` runs before the exams of the machines are read.
 */
export async function readExamCalendars(
  db: Database,
  request: RequestToTime,
  locations: readonly LocationRecord[],
  now: Date,
  lock?: () => Promise<unknown>,
): Promise<ExamCalendar[]> {
  const scan = await findScan(db, request.scanServiceId);
  if (!scan) return [];
  const { service, type } = scan;
  const ids = locations.map(({ id }) => id);
  const able = (await listMachines(db, ids)).filter(({ scanTypeIds }) => scanTypeIds.includes(type.id));
  await lock?.();
  const busy = able.length > 0 ? await listBusyTimes(db, ids, now, request.id) : [];
  return locations.map((location) => {
    const machines = able.filter(({ locationId }) => locationId === location.id);
    const own = machines.map(({ id }) => id);
    return {
      location,
      minutes: getExamMinutes({ scanTypeId: type.id, modality: type.value, description: service.description }, location.examMinutes),
      machineIds: own,
      hasOpenMachine: machines.some(({ isOpen }) => isOpen),
      busy: busy
        .filter(({ machineId }) => own.includes(machineId))
        .map(({ machineId, start, endsAt }) => ({ machineId, start, end: toWallClock(endsAt, location.timeZone) })),
    };
  });
}

/** Reads the calendar of one location. */
export async function readExamCalendar(
  db: Database,
  request: RequestToTime,
  location: LocationRecord,
  now: Date,
  lock?: () => Promise<unknown>,
): Promise<ExamCalendar> {
  const [calendar] = await readExamCalendars(db, request, [location], now, lock);
  return calendar ?? { location, minutes: 0, machineIds: [], hasOpenMachine: false, busy: [] };
}

/** True when the location is open for the full exam. */
const isOpenForExam = ({ location, minutes }: ExamCalendar, start: string): boolean =>
  isOpenDuring(location, start, addMinutes(start, minutes));

/** Returns a machine that is free for the full exam; undefined when none is, or when the location is closed. */
export function findFreeMachine(calendar: ExamCalendar, start: string): number | undefined {
  if (!isOpenForExam(calendar, start)) return undefined;
  const end = addMinutes(start, calendar.minutes);
  const isBusy = (id: number) => calendar.busy.some((exam) => exam.machineId === id && exam.start < end && start < exam.end);
  return calendar.machineIds.find((id) => !isBusy(id));
}

/** Returns the calendar with one machine only; throws when it cannot take the exam. */
export function limitToMachine(calendar: ExamCalendar, machineId: number): ExamCalendar {
  if (!calendar.machineIds.includes(machineId)) throw errors.badRequest(texts.machineUnfit);
  return { ...calendar, machineIds: [machineId] };
}

/** Returns why a location cannot take the exam at a time at which no machine is free for it. */
export function getRefusal(calendar: ExamCalendar, start: string): string {
  if (calendar.machineIds.length === 0) return texts.noMachine;
  return isOpenForExam(calendar, start) ? texts.timeTaken : texts.locationClosed;
}

/** The columns of an appointment that say when it starts and ends, and on which machine. */
export function toExamColumns({ location, minutes }: ExamCalendar, start: string, machineId: number) {
  const startsAt = toInstant(start, location.timeZone);
  return { locationId: location.id, start, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000), machineId };
}
