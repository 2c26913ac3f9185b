import { type CivilDate } from '@scanharbor/shared-contracts/domain/civil-date';
import { type DayChoice, type DaySlotId } from '@scanharbor/shared-contracts/domain/day-slots';

/** Returns the choices after a click on a day: adds it without times, or removes it. */
export const toggleDay = (choices: readonly DayChoice[], date: CivilDate): DayChoice[] =>
  choices.some((choice) => choice.date === date)
    ? choices.filter((choice) => choice.date !== date)
    : [...choices, { date, slots: [] }].sort((one, other) => one.date.localeCompare(other.date));

/** Returns the choices after a click on a time of a day. */
export const toggleSlot = (choices: readonly DayChoice[], date: CivilDate, slot: DaySlotId): DayChoice[] =>
  choices.map((choice) => {
    if (choice.date !== date) return choice;
    const slots = choice.slots.includes(slot) ? choice.slots.filter((id) => id !== slot) : [...choice.slots, slot].sort();
    return { date, slots };
  });

/** Returns the choices with one day's times on every day. */
export const setSameSlots = (choices: readonly DayChoice[], slots: readonly DaySlotId[]): DayChoice[] =>
  choices.map(({ date }) => ({ date, slots }));
