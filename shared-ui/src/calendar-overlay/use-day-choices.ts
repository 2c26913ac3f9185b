import { useState } from 'react';
import { type CivilDate, shortDate } from '../month-grid/index';
import { dayLimits, type DayRules, faultsOf, sameSlots, toggleDay, toggleSlot, whyDisabled } from './calendar-rules';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { choicesOf, type DayChoice, type DaySlotId, type TimeWindow, windowsOf } from './time-windows';

export interface DayChoices {
  choices: readonly DayChoice[];
  /** Grows with each confirmation that failed. */
  attempt: number;
  /** What is wrong, once a confirmation has failed. */
  problems: string[];
  errorOf: (date: CivilDate) => string | undefined;
  reasonOf: (date: CivilDate) => string | undefined;
  pick: (date: CivilDate) => void;
  pickSlot: (date: CivilDate, slot: DaySlotId) => void;
  useForAll: (slots: readonly DaySlotId[]) => void;
  confirm: () => void;
}

/** The days and times that are being chosen; `confirm` passes their windows on, or turns the errors on. */
export function useDayChoices(
  rules: Omit<DayRules, 'chosen'>,
  start: readonly TimeWindow[],
  onConfirm: (windows: TimeWindow[]) => void,
): DayChoices {
  const [choices, setChoices] = useState<readonly DayChoice[]>(() => choicesOf(start));
  const [attempt, setAttempt] = useState(0);
  const chosen = choices.map(({ date }) => date);
  const faults = attempt > 0 ? faultsOf(choices, rules) : null;
  const reasonOf = (date: CivilDate): string | undefined => whyDisabled(date, { ...rules, chosen });

  const errorOf = (date: CivilDate): string | undefined => {
    if (faults?.notOnOffer.includes(date)) return texts.notOnOffer(shortDate(date), reasonOf(date) ?? '');
    return faults?.withoutSlot.includes(date) ? texts.needsSlot(shortDate(date)) : undefined;
  };
  const problems = [faults?.tooFew ? texts.tooFew(dayLimits.least) : undefined, ...chosen.map((date) => errorOf(date))].filter(
    (problem) => problem !== undefined,
  );

  const confirm = (): void => {
    if (faultsOf(choices, rules)) setAttempt((count) => count + 1);
    else onConfirm(windowsOf(choices));
  };

  return {
    choices,
    attempt,
    problems,
    errorOf,
    reasonOf,
    pick: (date) => setChoices((now) => toggleDay(now, date)),
    pickSlot: (date, slot) => setChoices((now) => toggleSlot(now, date, slot)),
    useForAll: (slots) => setChoices((now) => sameSlots(now, slots)),
    confirm,
  };
}
