import { useState } from 'react';
import { type CivilDate } from '@scanharbor/shared-contracts/domain/civil-date';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type DayChoice, type DaySlotId, toDayChoices, toTimeWindows } from '@scanharbor/shared-contracts/domain/day-slots';
import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import {
  findFirstOfferedDay,
  getDisabledReason,
  offeredDayLimits,
  type OfferRules,
  validateChoices,
} from '@scanharbor/shared-contracts/domain/offered-days';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { setSameSlots, toggleDay, toggleSlot } from './edit-choices';
import { formatReason } from './reasons';

export interface DayChoices {
  choices: readonly DayChoice[];
  /** The first chosen day, or the first one that can be chosen. */
  firstDay: CivilDate;
  /** Number of failed confirmations. */
  attempt: number;
  /** The errors, after a failed confirmation. */
  errors: string[];
  errorOf: (date: CivilDate) => string | undefined;
  reasonOf: (date: CivilDate) => string | undefined;
  pick: (date: CivilDate) => void;
  pickSlot: (date: CivilDate, slot: DaySlotId) => void;
  useForAll: (slots: readonly DaySlotId[]) => void;
  confirm: () => void;
}

/** Holds the chosen days and times. `confirm` passes their windows to `onConfirm`, or shows the errors. */
export function useDayChoices(rules: OfferRules, start: readonly TimeWindow[], onConfirm: (windows: TimeWindow[]) => void): DayChoices {
  const [choices, setChoices] = useState<readonly DayChoice[]>(() => toDayChoices(start));
  const [attempt, setAttempt] = useState(0);
  const chosen = choices.map(({ date }) => date);
  const errors = attempt > 0 ? validateChoices(choices, rules) : null;
  const reasonOf = (date: CivilDate): string | undefined => formatReason(getDisabledReason(date, { ...rules, chosen }));

  const errorOf = (date: CivilDate): string | undefined => {
    if (errors?.notOffered.includes(date)) return texts.notOffered(formatWeekdayDate(date), reasonOf(date) ?? '');
    return errors?.withoutSlot.includes(date) ? texts.needsSlot(formatWeekdayDate(date)) : undefined;
  };
  const messages = [
    errors?.tooFew ? texts.tooFew(rules.least ?? offeredDayLimits.least) : undefined,
    ...chosen.map((date) => errorOf(date)),
  ].filter((message) => message !== undefined);

  const confirm = (): void => {
    if (validateChoices(choices, rules)) setAttempt((count) => count + 1);
    else onConfirm(toTimeWindows(choices));
  };

  return {
    choices,
    firstDay: choices[0]?.date ?? findFirstOfferedDay(rules),
    attempt,
    errors: messages,
    errorOf,
    reasonOf,
    pick: (date) => setChoices((now) => toggleDay(now, date)),
    pickSlot: (date, slot) => setChoices((now) => toggleSlot(now, date, slot)),
    useForAll: (slots) => setChoices((now) => setSameSlots(now, slots)),
    confirm,
  };
}
