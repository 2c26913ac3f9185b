import { type CivilDate } from '../month-grid/index';

/** A span of wall-clock time at the center: 'YYYY-MM-DD HH:mm:ss' at both ends. */
export interface TimeWindow {
  windowOpen: string;
  windowClose: string;
}

/** The three parts of a day that the calendar overlay offers, by id [UI-089]. */
export const daySlots = [
  { id: 1, from: '08:00:00', to: '11:00:00', label: '8 AM to 11 AM' },
  { id: 2, from: '11:00:00', to: '16:00:00', label: '11 AM to 4 PM' },
  { id: 3, from: '16:00:00', to: '20:00:00', label: '4 PM to 8 PM' },
] as const;

export type DaySlotId = (typeof daySlots)[number]['id'];

/** A chosen day with the parts of it that suit. */
export interface DayChoice {
  date: CivilDate;
  slots: readonly DaySlotId[];
}

/** The windows of the chosen days, in order of time [UI-088]. */
export const windowsOf = (choices: readonly DayChoice[]): TimeWindow[] =>
  [...choices]
    .sort((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, slots }) =>
      daySlots
        .filter((slot) => slots.includes(slot.id))
        .map(({ from, to }) => ({ windowOpen: `${date} ${from}`, windowClose: `${date} ${to}` })),
    );

/** The choices behind stored windows; a window that is none of the three parts is left out. */
export function choicesOf(windows: readonly TimeWindow[]): DayChoice[] {
  const byDate = new Map<CivilDate, DaySlotId[]>();
  for (const { windowOpen, windowClose } of windows) {
    const slot = daySlots.find(({ from, to }) => windowOpen.endsWith(` ${from}`) && windowClose.endsWith(` ${to}`));
    const date = windowOpen.slice(0, 10);
    if (slot && !byDate.get(date)?.includes(slot.id)) byDate.set(date, [...(byDate.get(date) ?? []), slot.id]);
  }
  return [...byDate].map(([date, slots]) => ({ date, slots: slots.sort() })).sort((one, other) => one.date.localeCompare(other.date));
}
