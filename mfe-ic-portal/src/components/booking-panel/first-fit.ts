import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotDay } from '@scanharbor/shared-ui/clinic/slot-grid';
import { listFreeStarts, toBookingStart } from '../booking/booking-times';
import { sortByDistance } from '../grid/centers-cell';

interface Fit {
  location: EligibleLocation;
  /** 'YYYY-MM-DD HH:mm:00' at the location. */
  start: string;
}

/** Finds the earliest free time at the nearest location that has one, with the patient's notice; `now` in ms. */
export function findFirstFit(scan: SingleScan, now: number): Fit | undefined {
  for (const location of sortByDistance(scan.locations)) {
    const [start] = listFreeStarts(scan, location, now);
    if (start) return { location, start };
  }
  return undefined;
}

interface DayChoice {
  date: string;
  times: { start: string; isTaken: boolean }[];
}

const shownDays = 3;
const shownTimes = 3;

/**
 * Returns the times to choose from at a glance: on the first days with a free one, the first times from there on, taken ones included,
 * and the chosen time wherever it is.
 */
export function listShownTimes(days: readonly SlotDay[], chosen: string): DayChoice[] {
  const choices = days.map(({ date, offered, taken = [] }) => {
    const firstFree = offered.findIndex((time) => !taken.includes(time));
    const times = offered.map((time) => ({ start: toBookingStart({ date, time }), isTaken: taken.includes(time) }));
    const first = firstFree < 0 ? [] : times.slice(firstFree, firstFree + shownTimes);
    const picked = times.filter(({ start }) => start === chosen && !first.some((time) => time.start === chosen));
    return { date, times: [...first, ...picked] };
  });
  const open = choices.filter(({ times }) => times.length > 0);
  return open.filter(({ times }, index) => index < shownDays || times.some(({ start }) => start === chosen));
}
