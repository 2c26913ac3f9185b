import { addDays, type CivilDate, daysBetween, getWeekday, monday, sunday } from './civil-date';
import { type DayChoice } from './day-slots';

/** How many days a patient offers [UI-080, UI-081]. */
export const offeredDayLimits = { least: 3, most: 5 } as const;

/** Days between today and the first day offered, when today itself is not [UI-085]. */
export const leadDays = 5;

/** What decides whether a day is offered. */
export interface OfferRules {
  /** Today in the center's zone, 'YYYY-MM-DD'. */
  today: CivilDate;
  /** Self-pay: days are offered from today on. */
  allowCurrentDay: boolean;
  /** The fewest days to choose; 3 when left out. */
  least?: number | undefined;
}

interface DayRules extends OfferRules {
  chosen: readonly CivilDate[];
}

export type DisabledReason = 'past' | 'sunday' | 'tooSoon' | 'tooSoonMonday' | 'full';

/** Why a day cannot be chosen, or undefined when it can [UI-080, UI-083 to UI-087]. */
export function getDisabledReason(date: CivilDate, { today, allowCurrentDay, chosen }: DayRules): DisabledReason | undefined {
  const daysAhead = daysBetween(today, date);
  const weekday = getWeekday(date);
  if (daysAhead < 0) return 'past';
  if (weekday === sunday) return 'sunday';
  if (!allowCurrentDay && daysAhead < leadDays) return 'tooSoon';
  if (!allowCurrentDay && daysAhead === leadDays && weekday === monday) return 'tooSoonMonday';
  return chosen.length >= offeredDayLimits.most && !chosen.includes(date) ? 'full' : undefined;
}

/** Returns the first day that can be chosen. */
export function findFirstOfferedDay(rules: OfferRules): CivilDate {
  let date = rules.today;
  while (getDisabledReason(date, { ...rules, chosen: [] })) date = addDays(date, 1);
  return date;
}

/**
 * Returns the first chosen day that is no longer offered, with the reason: it has passed, or is too soon for this payment
 * method [UI-083 to UI-087]. Takes days, or wall-clock times at which windows open.
 */
export function findStaleDay(opens: readonly string[], rules: OfferRules): { date: CivilDate; reason: DisabledReason } | undefined {
  const chosen = opens.map((open): CivilDate => open.slice(0, 10)).sort();
  for (const date of chosen) {
    const reason = getDisabledReason(date, { ...rules, chosen });
    if (reason) return { date, reason };
  }
  return undefined;
}

/** Errors of choices: too few days, days without a time, days no longer offered. */
interface ChoiceErrors {
  tooFew: boolean;
  withoutSlot: CivilDate[];
  notOffered: CivilDate[];
}

/** The errors of the choices, or null when they can be confirmed [UI-081, UI-082]. */
export function validateChoices(choices: readonly DayChoice[], rules: OfferRules): ChoiceErrors | null {
  const { least = offeredDayLimits.least } = rules;
  const chosen = choices.map(({ date }) => date);
  const errors: ChoiceErrors = {
    tooFew: choices.length < least,
    withoutSlot: choices.filter(({ slots }) => slots.length === 0).map(({ date }) => date),
    notOffered: chosen.filter((date) => getDisabledReason(date, { ...rules, chosen }) !== undefined),
  };
  return errors.tooFew || errors.withoutSlot.length > 0 || errors.notOffered.length > 0 ? errors : null;
}
