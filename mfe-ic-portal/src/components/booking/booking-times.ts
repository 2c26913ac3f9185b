import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { toBookingTime, type OfferedDay, type BookedTime, type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { getEarliestStart } from '@scanharbor/shared-contracts/domain/time-zone';
import { type SlotChoice, type SlotDay } from '@scanharbor/shared-ui/clinic/slot-grid';
import { filterUpcoming } from './book-rules';

/** The end of the last time of a day. */
const endOfDay = '21:00';

type BookableLocation = Pick<EligibleLocation, 'id' | 'timeZone'>;

/** Formats a choice as bookings are sent: 'YYYY-MM-DD HH:mm:00' (IC-105). */
export const toBookingStart = ({ date, time }: SlotChoice) => toBookingTime(date, time);

/** Parses 'YYYY-MM-DD HH:mm:ss' to a choice. */
export const toSlotChoice = (start: string): SlotChoice => ({ date: start.slice(0, 10), time: start.slice(11, 16) });

/** Returns whether the location has no free machine at the time, or is closed. */
export const isBookedAt = (taken: readonly BookedTime[], locationId: number, choice: SlotChoice) =>
  taken.some((entry) => entry.locationId === locationId && entry.startsAt === toBookingStart(choice));

/**
 * Returns the days of the time picker for the locations in question; `now` in ms.
 * A time is taken when no location is free then, and no longer offered once it is too soon at all of them.
 */
export function toSlotDays(
  offered: readonly OfferedDay[],
  taken: readonly BookedTime[],
  locations: readonly BookableLocation[],
  now: number,
  noticeHours = 0,
): SlotDay[] {
  const [earliest] = locations.map(({ timeZone }) => getEarliestStart(timeZone, noticeHours, now)).sort();
  return offered
    .map(({ date, offered: times }) => ({
      date,
      offered: times.filter((time) => earliest !== undefined && toBookingStart({ date, time }) > earliest),
      taken: times.filter((time) => locations.length > 0 && locations.every(({ id }) => isBookedAt(taken, id, { date, time }))),
    }))
    .filter((day) => day.offered.length > 0);
}

const getNextQuarter = (time: string) => slotTimes[slotTimes.indexOf(time) + 1] ?? endOfDay;

/** Converts the days' times to windows; adjacent windows are not joined. */
export const toTimeWindows = (days: readonly SlotDay[]): TimeWindow[] =>
  days.flatMap(({ date, offered }) =>
    offered.map((time) => ({ open: toBookingStart({ date, time }), close: toBookingStart({ date, time: getNextQuarter(time) }) })),
  );

/** Lists at most `count` free times: those after `from` first, then those before it. */
export function findNextFreeTimes(days: readonly SlotDay[], from: SlotChoice, count: number): SlotChoice[] {
  const free = days.flatMap(({ date, offered, taken = [] }) =>
    offered.filter((time) => !taken.includes(time)).map((time) => ({ date, time })),
  );
  const later = free.filter((choice) => toBookingStart(choice) > toBookingStart(from));
  const earlier = free.filter((choice) => toBookingStart(choice) < toBookingStart(from));
  return [...later, ...earlier].slice(0, count);
}

type BookableScan = Pick<SingleScan, 'days' | 'taken' | 'windows' | 'noticeHours'>;

/**
 * Returns the days and times of a request that can be booked at one of the locations: in a window that has not started (IC-121), with the
 * notice.
 */
export function listBookableDays(scan: BookableScan, locations: readonly BookableLocation[], now: number): SlotDay[] {
  const { days, taken, windows, noticeHours } = scan;
  const upcoming = locations.flatMap(({ timeZone }) => filterUpcoming(windows, timeZone, now));
  const isUpcoming = (start: string) => upcoming.some(({ open, close }) => open <= start && start < close);
  const offered = days.map(({ date, offered: times }) => ({
    date,
    offered: times.filter((time) => isUpcoming(toBookingStart({ date, time }))),
  }));
  return toSlotDays(offered, taken, locations, now, noticeHours);
}

/** Lists the free starts of a location, 'YYYY-MM-DD HH:mm:00' there: bookable, open, a machine free for the full exam. */
export function listFreeStarts(scan: BookableScan, location: BookableLocation, now: number): string[] {
  return listBookableDays(scan, [location], now).flatMap(({ date, offered, taken: busy = [] }) =>
    offered.filter((time) => !busy.includes(time)).map((time) => toBookingStart({ date, time })),
  );
}
