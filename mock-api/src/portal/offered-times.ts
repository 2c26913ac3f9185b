import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { slotFlagName, type SlotFlagName, slotMinutes, slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { weekdayNames } from '@scanharbor/shared-contracts/domain/date-formats';
import { getWeekday } from '@scanharbor/shared-contracts/domain/civil-date';
import { addMinutes } from '@scanharbor/shared-contracts/domain/time-zone';
import { type SlotRow } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { groupByKey } from '../db/rows';

/** True when the slot from `start` lies in a window that the patient offers. */
export function isOffered(windows: readonly TimeWindow[], start: string): boolean {
  const end = addMinutes(start, slotMinutes);
  return windows.some(({ open, close }) => open <= start && end <= close);
}

/** Lists the bookable times that the patient offers from `earliest` on, in order. */
export function listOfferedTimes(windows: readonly TimeWindow[], earliest: string): string[] {
  const dates = [...new Set(windows.map(({ open }) => open.slice(0, 10)))].sort();
  return dates
    .flatMap((date) => slotTimes.map((time) => `${date} ${time}:00`))
    .filter((start) => start >= earliest && isOffered(windows, start));
}

/** Describes the times as one row per date with a flag per slot; dates without a time are left out (SC-344). */
export function describeDays(times: string[]): SlotRow[] {
  const byDate = groupByKey(times, (start) => start.slice(0, 10));
  return [...byDate].map(([date, starts]) => {
    const starting = new Set(starts.map((start) => start.slice(11, 16)));
    const flags = Object.fromEntries(slotTimes.map((time) => [slotFlagName(time), toFlag(starting.has(time))])) as Record<
      SlotFlagName,
      0 | 1
    >;
    return { DT: date, DTShort: date.slice(5).replace('-', '/'), WeekDay: weekdayNames[getWeekday(date)] ?? '', ...flags };
  });
}
