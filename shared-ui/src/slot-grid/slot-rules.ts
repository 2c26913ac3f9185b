import { type CivilDate } from '../month-grid/index';

/** A time of day 'HH:mm', wall clock at the center. */
export type SlotTime = string;

/** A date on offer with its yes slots, and those of them that someone else has by now. */
export interface SlotDay {
  date: CivilDate;
  /** Times that the patient offers. */
  offered: readonly SlotTime[];
  /** Times at which the center is booked. */
  taken?: readonly SlotTime[];
}

export interface SlotChoice {
  date: CivilDate;
  time: SlotTime;
}

export type SlotState = 'open' | 'outside' | 'taken';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The 60 quarters of an hour from 06:00 to 20:45 [IC-101]. */
export const slotTimes: readonly SlotTime[] = Array.from({ length: 60 }, (_, index) => {
  const minutes = 6 * 60 + index * 15;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
});

/** '14:15' as '2:15'; with `half` as '2:15 PM'. */
export function clockText(time: SlotTime, half = false): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const text = `${hour % 12 || 12}:${twoDigits(minute)}`;
  return half ? `${text} ${hour < 12 ? 'AM' : 'PM'}` : text;
}

const bandLength = 8;

/** The times in bands of two hours, as they are laid out. */
export const slotBands: readonly (readonly SlotTime[])[] = Array.from({ length: Math.ceil(slotTimes.length / bandLength) }, (_, band) =>
  slotTimes.slice(band * bandLength, (band + 1) * bandLength),
);

/** What a time on a day is to the person who books. */
export function slotState({ offered, taken = [] }: SlotDay, time: SlotTime): SlotState {
  if (!offered.includes(time)) return 'outside';
  return taken.includes(time) ? 'taken' : 'open';
}

/** The bands in which any day has a time on offer. */
export const bandsOnOffer = (days: readonly SlotDay[]): (readonly SlotTime[])[] =>
  slotBands.filter((band) => band.some((time) => days.some(({ offered }) => offered.includes(time))));
