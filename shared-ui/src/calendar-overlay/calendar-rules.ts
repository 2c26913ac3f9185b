import { type CivilDate, daysBetween, shortDate, weekdayOf } from '../month-grid/index';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { type DayChoice, type DaySlotId } from './time-windows';

/** How many days a patient offers [UI-080, UI-081]. */
export const dayLimits = { least: 3, most: 5 } as const;

/** Days between today and the first day on offer, when today itself is not [UI-085]. */
export const leadDays = 5;

const sunday = 0;
const monday = 1;

/** What decides whether a day can be chosen. */
export interface DayRules {
  /** Today in the center's zone, 'YYYY-MM-DD'. */
  today: CivilDate;
  /** Self-pay: days are on offer from today on. */
  allowCurrentDay: boolean;
  chosen: readonly CivilDate[];
}

/** Why a day cannot be chosen, in words, or undefined when it can [UI-080, UI-083 to UI-087]. */
export function whyDisabled(date: CivilDate, { today, allowCurrentDay, chosen }: DayRules): string | undefined {
  const ahead = daysBetween(today, date);
  const weekday = weekdayOf(date);
  if (ahead < 0) return texts.past;
  if (weekday === sunday) return texts.sunday;
  if (!allowCurrentDay && ahead < leadDays) return texts.tooSoon(leadDays);
  if (!allowCurrentDay && ahead === leadDays && weekday === monday) return texts.tooSoonMonday;
  if (chosen.length >= dayLimits.most && !chosen.includes(date)) return texts.full(dayLimits.most);
  return undefined;
}

/**
 * Why times that were chosen earlier have to be chosen again, in words, or undefined: the first of their days that the
 * calendar does not offer (any more), since it has passed or is too soon for this way to pay [UI-083 to UI-087]. Takes the
 * days, or the wall-clock times at which the windows open.
 */
export function whyNotOnOffer(opens: readonly string[], rules: Omit<DayRules, 'chosen'>): string | undefined {
  const chosen = opens.map((open): CivilDate => open.slice(0, 10)).sort();
  for (const date of chosen) {
    const reason = whyDisabled(date, { ...rules, chosen });
    if (reason) return texts.otherDates(shortDate(date), reason);
  }
  return undefined;
}

/** What keeps choices from being confirmed: too few days, days without a time, days no longer on offer. */
export interface ChoiceFaults {
  tooFew: boolean;
  withoutSlot: CivilDate[];
  notOnOffer: CivilDate[];
}

/** The faults of the choices, or null when they can be confirmed [UI-081, UI-082]. */
export function faultsOf(choices: readonly DayChoice[], rules: Omit<DayRules, 'chosen'>): ChoiceFaults | null {
  const chosen = choices.map(({ date }) => date);
  const faults: ChoiceFaults = {
    tooFew: choices.length < dayLimits.least,
    withoutSlot: choices.filter(({ slots }) => slots.length === 0).map(({ date }) => date),
    notOnOffer: chosen.filter((date) => whyDisabled(date, { ...rules, chosen }) !== undefined),
  };
  return faults.tooFew || faults.withoutSlot.length > 0 || faults.notOnOffer.length > 0 ? faults : null;
}

/** The choices after a press on a day: added without times, or taken out. */
export const toggleDay = (choices: readonly DayChoice[], date: CivilDate): DayChoice[] =>
  choices.some((choice) => choice.date === date)
    ? choices.filter((choice) => choice.date !== date)
    : [...choices, { date, slots: [] }].sort((one, other) => one.date.localeCompare(other.date));

/** The choices after a press on a time of a day. */
export const toggleSlot = (choices: readonly DayChoice[], date: CivilDate, slot: DaySlotId): DayChoice[] =>
  choices.map((choice) => {
    if (choice.date !== date) return choice;
    const slots = choice.slots.includes(slot) ? choice.slots.filter((id) => id !== slot) : [...choice.slots, slot].sort();
    return { date, slots };
  });

/** The choices with one day's times on every day. */
export const sameSlots = (choices: readonly DayChoice[], slots: readonly DaySlotId[]): DayChoice[] =>
  choices.map(({ date }) => ({ date, slots }));
