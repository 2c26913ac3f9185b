import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { getEarliestStart } from '@scanharbor/shared-contracts/domain/time-zone';
import { type RequestRecord } from '../db/schema/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { type ExamCalendar, findFreeMachine } from './exam-calendar';
import { listOfferedTimes } from './offered-times';

/** A request and the calendar of a location that can book it. */
export interface RequestAtLocation {
  request: RequestRecord;
  calendar: ExamCalendar;
}

const maxSuggestions = 5;

/** Lists the times of these windows at which the exam can start: the location is open, a machine is free, the notice is kept. */
function listFreeTimes({ request, calendar }: RequestAtLocation, windows: readonly TimeWindow[], now: Date): string[] {
  const earliest = getEarliestStart(calendar.location.timeZone, request.notice, now);
  return listOfferedTimes(windows, earliest).filter((time) => findFreeMachine(calendar, time) !== undefined);
}

/** Lists free times, those after `start` first. */
export function listNextFreeTimes(target: RequestAtLocation, windows: readonly TimeWindow[], start: string, now: Date): string[] {
  const free = listFreeTimes(target, windows, now);
  const after = free.filter((time) => time > start);
  const before = free.filter((time) => time < start).reverse();
  return [...after, ...before].slice(0, maxSuggestions);
}

/**
 * Returns the first free time of a window at the location that leaves the notice that the patient needs.
 * Without such a time it returns the last one, whose own check then throws the reason; when all are taken it throws.
 */
export function findFirstFreeTime(target: RequestAtLocation, windows: readonly TimeWindow[], window: TimeWindow, now: Date): string {
  const { request, calendar } = target;
  const times = listOfferedTimes([window], '');
  const last = times.at(-1);
  if (last === undefined) throw errors.badRequest(texts.timeNotOffered);
  const earliest = getEarliestStart(calendar.location.timeZone, request.notice, now);
  if (last < earliest) return last;
  const [free] = listFreeTimes(target, [window], now);
  if (free !== undefined) return free;
  throw errors.badRequest(texts.windowTaken).with({ next_free_times: listNextFreeTimes(target, windows, window.open, now) });
}
