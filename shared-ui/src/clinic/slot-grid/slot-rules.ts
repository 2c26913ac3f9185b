import { type CivilDate } from '@scanharbor/shared-contracts/domain/civil-date';
import { slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';

/** A time of day 'HH:mm', wall clock at the center. */
export type SlotTime = string;

/** A date with its offered times, and those of them that are booked. */
export interface SlotDay {
  date: CivilDate;
  /** Times that the patient offers. */
  offered: readonly SlotTime[];
  /** Times that are booked at the center. */
  taken?: readonly SlotTime[];
}

export interface SlotChoice {
  date: CivilDate;
  time: SlotTime;
}

export type SlotState = 'open' | 'outside' | 'taken';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats '14:15' as '2:15'; with `half` as '2:15 PM'. */
export function formatClock(time: SlotTime, half = false): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const text = `${hour % 12 || 12}:${twoDigits(minute)}`;
  return half ? `${text} ${hour < 12 ? 'AM' : 'PM'}` : text;
}

const bandLength = 8;

/** The times in bands of two hours, as displayed. */
export const slotBands: readonly (readonly SlotTime[])[] = Array.from({ length: Math.ceil(slotTimes.length / bandLength) }, (_, band) =>
  slotTimes.slice(band * bandLength, (band + 1) * bandLength),
);

/** Returns the state of a time on a day. */
export function slotState({ offered, taken = [] }: SlotDay, time: SlotTime): SlotState {
  if (!offered.includes(time)) return 'outside';
  return taken.includes(time) ? 'taken' : 'open';
}

/** Returns the bands with an offered time on any day. */
export const getOfferedBands = (days: readonly SlotDay[]): (readonly SlotTime[])[] =>
  slotBands.filter((band) => band.some((time) => days.some(({ offered }) => offered.includes(time))));
