import { addDays, addMonths, type CivilDate, daysBetween } from '@scanharbor/shared-contracts/domain/civil-date';
import { getOpenMinutes } from '@scanharbor/shared-contracts/domain/center-schedule';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type CalendarEventResponse } from '@scanharbor/shared-contracts/wire/bookings/portal';
import { type DayExamsResponse, type MonthResponse } from '@scanharbor/shared-contracts/wire/ic-portal/month';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { listExamsBetween } from '../db/queries/appointments';
import { type CalendarRequest, listCalendarRequests, listCalendarRequestsById } from '../db/queries/calendar-requests';
import { readMonth } from '../db/queries/month';
import { stateConditions } from '../db/queries/request-states';
import { requireComplete } from '../http/complete-list';
import { describeScanName } from './describe-rows';
import { type DescribedList } from './list-responses';
import { oldestFirst } from './open-order';
import { getOpenRequests } from './open-requests';
import { type Scope } from './scope';

/** Describes requests with the times that their patients offer. */
function describeOpenEvents({ trail }: Context, requests: readonly CalendarRequest[]): CalendarEventResponse[] {
  noteRead(trail, requests);
  return requests.map((request) => ({
    id: request.id,
    title: describeScanName(request),
    patient: formatFullName(request.patient),
    available_times: request.windows.map(({ open, close }) => ({ window_open: open, window_close: close })),
    scheduled: null,
    booked: 0,
    selectedTime: null,
  }));
}

/** Describes all open requests with the times that their patients offer (SC-083, SC-346), at most `limits.completeList`. */
export async function listOpenEvents(context: Context, { listed, version }: Scope): Promise<DescribedList> {
  const { db, limits, readForStaff } = context;
  const most = limits.completeList;
  const requests = await readForStaff(() => listCalendarRequests(db, stateConditions.open(db, listed), most + 1));
  return { body: { results: describeOpenEvents(context, requireComplete(requests, most)) }, version, until: Infinity };
}

interface OfDay {
  date: CivilDate;
  limit: number;
}

/** Describes the first requests whose patients offer times on a day, oldest first, and counts all of them. */
export async function listOpenEventsOn(context: Context, scope: Scope, { date, limit }: OfDay): Promise<DescribedList> {
  const open = await getOpenRequests(context, scope.practiceId, scope.version);
  const found = open
    .getOrder(scope.listed)
    .get(oldestFirst)
    .filter(({ days }) => days.includes(date));
  const ids = found.slice(0, limit).map(({ id }) => id);
  const requests = await context.readForStaff(() => listCalendarRequestsById(context.db, ids));
  const results = describeOpenEvents(context, requests).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { body: { results, total: found.length }, version: scope.version, until: Infinity };
}

/** Counts the requests, exams and minutes of each day of a month, 'YYYY-MM': the load of the listed locations. */
export async function describeMonth(context: Context, scope: Scope, month: string): Promise<DescribedList> {
  const { db, clock, readForStaff } = context;
  const [now, from] = [clock.now(), `${month}-01`];
  const to = addMonths(from, 1);
  const { exams, machines, next } = await readForStaff(() => readMonth(db, { listed: scope.listed, from, to, now }));
  const open = await getOpenRequests(context, scope.practiceId, scope.version);
  const offered = open.getOrder(scope.listed).countByDay();
  const data: MonthResponse = Array.from({ length: daysBetween(from, to) }, (_value, index) => {
    const date = addDays(from, index);
    const ofDay = exams.filter((day) => day.date === date);
    const sum = (key: 'scheduled' | 'completed' | 'minutes') => ofDay.reduce((total, day) => total + day[key], 0);
    return {
      date,
      requests: offered.get(date) ?? 0,
      scheduled: sum('scheduled'),
      completed: sum('completed'),
      bookedMinutes: sum('minutes'),
      openMinutes: machines.reduce((total, { locationId, count }) => {
        const location = scope.locations.get(locationId);
        return total + (location?.isActive ? count * getOpenMinutes(location, date) : 0);
      }, 0),
    };
  });
  // What was read is as new as the version that came with the call, or newer.
  return { body: { data }, version: scope.version, until: next ?? Infinity };
}

/** Describes the exams of a day at the listed locations, earliest first. */
export async function listExamEvents(context: Context, scope: Scope, date: CivilDate): Promise<DescribedList> {
  const { db, clock, trail, readForStaff } = context;
  const exams = await readForStaff(() => listExamsBetween(db, scope.listed, date, addDays(date, 1)));
  noteRead(
    trail,
    exams.map(({ request }) => request),
  );
  const now = clock.now();
  const describe = ({ request, service, type, patient, appointment }: (typeof exams)[number]): CalendarEventResponse => ({
    id: request.id,
    title: describeScanName({ service, type }),
    patient: formatFullName(patient),
    available_times: [],
    scheduled: { window_open: appointment.start, time_zone: scope.locations.get(appointment.locationId)?.timeZone ?? '' },
    booked: toFlag(true),
    selectedTime: appointment.start,
  });
  const coming = exams.filter(({ appointment }) => appointment.startsAt > now);
  const body: DayExamsResponse = {
    scheduled: coming.map(describe),
    completed: exams.filter(({ appointment }) => appointment.startsAt <= now).map(describe),
  };
  return { body, version: scope.version, until: Math.min(Infinity, ...coming.map(({ appointment }) => appointment.startsAt.getTime())) };
}
