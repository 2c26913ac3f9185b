import moment from 'moment-timezone';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { slotFlagName, type SlotFlagName, slotMinutes, slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type SlotRow } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { grouped } from '../db/grouped';

const format = 'YYYY-MM-DD HH:mm:ss';

const endOf = (start: string) => moment.utc(start, format).add(slotMinutes, 'minutes').format(format);

/** Does the quarter of an hour from `start` lie in a time that the patient offers? */
export function isOffered(windows: TimeWindow[], start: string): boolean {
  const end = endOf(start);
  return windows.some(({ open, close }) => open <= start && end <= close);
}

/** The bookable times that the patient offers from `earliest` on, in order. */
export function offeredTimes(windows: TimeWindow[], earliest: string): string[] {
  const dates = [...new Set(windows.map(({ open }) => open.slice(0, 10)))].sort();
  return dates
    .flatMap((date) => slotTimes.map((time) => `${date} ${time}:00`))
    .filter((start) => start >= earliest && isOffered(windows, start));
}

/** One row per date with a flag per quarter of an hour; dates without a yes are left out (SC-344). */
export function describeDays(times: string[]): SlotRow[] {
  const byDate = grouped(times, (start) => start.slice(0, 10));
  return [...byDate].map(([date, starts]) => {
    const day = moment.utc(date);
    const on = new Set(starts.map((start) => start.slice(11, 16)));
    const flags = Object.fromEntries(slotTimes.map((time) => [slotFlagName(time), toFlag(on.has(time))])) as Record<SlotFlagName, 0 | 1>;
    return { DT: date, DTShort: day.format('MM/DD'), WeekDay: day.format('dddd'), ...flags };
  });
}
