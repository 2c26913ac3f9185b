import { type CivilDate } from './civil-date';
import { type TimeWindow } from './slots';

/** The three parts of a day that the calendar overlay offers, by id [UI-089]. */
export const daySlots = [
  { id: 1, from: '08:00:00', to: '11:00:00' },
  { id: 2, from: '11:00:00', to: '16:00:00' },
  { id: 3, from: '16:00:00', to: '20:00:00' },
] as const;

export type DaySlotId = (typeof daySlots)[number]['id'];

/** A chosen day with the parts of it that suit. */
export interface DayChoice {
  date: CivilDate;
  slots: readonly DaySlotId[];
}

/** The windows of the chosen days, in order of time [UI-088]. */
export const toTimeWindows = (choices: readonly DayChoice[]): TimeWindow[] =>
  [...choices]
    .sort((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, slots }) =>
      daySlots.filter((slot) => slots.includes(slot.id)).map(({ from, to }) => ({ open: `${date} ${from}`, close: `${date} ${to}` })),
    );

/** Converts stored windows to choices; ignores windows other than the three parts of a day. */
export function toDayChoices(windows: readonly TimeWindow[]): DayChoice[] {
  const byDate = new Map<CivilDate, DaySlotId[]>();
  for (const { open, close } of windows) {
    const slot = daySlots.find(({ from, to }) => open.endsWith(` ${from}`) && close.endsWith(` ${to}`));
    const date = open.slice(0, 10);
    if (slot && !byDate.get(date)?.includes(slot.id)) byDate.set(date, [...(byDate.get(date) ?? []), slot.id]);
  }
  return [...byDate].map(([date, slots]) => ({ date, slots: slots.sort() })).sort((one, other) => one.date.localeCompare(other.date));
}
