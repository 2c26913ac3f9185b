import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { bookedTime, type OfferedDay, type TakenTime } from '@scanharbor/shared-contracts/domain/single-scan';
import { slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { momentOf, readWallClock } from '@scanharbor/shared-contracts/domain/wall-clock';
import { type SlotChoice, type SlotDay } from '@scanharbor/shared-ui/slot-grid';

/** When the last time of a day ends. */
const endOfDay = '21:00';

type Place = Pick<EligibleLocation, 'id' | 'timeZone'>;

/** 'YYYY-MM-DD HH:mm:00', as bookings are sent (IC-105). */
export const startOf = ({ date, time }: SlotChoice) => bookedTime(date, time);

/** The choice behind 'YYYY-MM-DD HH:mm:ss'. */
export const choiceOf = (start: string): SlotChoice => ({ date: start.slice(0, 10), time: start.slice(11, 16) });

/** Whether the location is booked at the time. */
export const isTakenAt = (taken: readonly TakenTime[], locationId: number, choice: SlotChoice) =>
  taken.some((entry) => entry.locationId === locationId && entry.startsAt === startOf(choice));

function isPast(choice: SlotChoice, { timeZone }: Place, now: number) {
  const clock = readWallClock(startOf(choice));
  return clock !== null && momentOf(clock, timeZone) <= now;
}

/**
 * The days of the time picker for the places that come into question.
 * A time is taken when every place is booked then, and not on offer any more once it has passed at all of them.
 */
export function pickableDays(
  offered: readonly OfferedDay[],
  taken: readonly TakenTime[],
  places: readonly Place[],
  now: number,
): SlotDay[] {
  return offered
    .map(({ date, offered: times }) => ({
      date,
      offered: times.filter((time) => !places.every((place) => isPast({ date, time }, place, now))),
      taken: times.filter((time) => places.length > 0 && places.every(({ id }) => isTakenAt(taken, id, { date, time }))),
    }))
    .filter((day) => day.offered.length > 0);
}

const quarterAfter = (time: string) => slotTimes[slotTimes.indexOf(time) + 1] ?? endOfDay;

/** The windows that the days' times make up; neighbours are to be joined. */
export const windowsOf = (days: readonly SlotDay[]): TimeWindow[] =>
  days.flatMap(({ date, offered }) =>
    offered.map((time) => ({ open: startOf({ date, time }), close: startOf({ date, time: quarterAfter(time) }) })),
  );

/** The free times nearest after a time, then those before it; at most `count`. */
export function nextFree(days: readonly SlotDay[], from: SlotChoice, count: number): SlotChoice[] {
  const free = days.flatMap(({ date, offered, taken = [] }) =>
    offered.filter((time) => !taken.includes(time)).map((time) => ({ date, time })),
  );
  const later = free.filter((choice) => startOf(choice) > startOf(from));
  const earlier = free.filter((choice) => startOf(choice) < startOf(from));
  return [...later, ...earlier].slice(0, count);
}
