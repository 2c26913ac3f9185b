import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import {
  type DisabledReason,
  findStaleDay,
  leadDays,
  offeredDayLimits,
  type OfferRules,
} from '@scanharbor/shared-contracts/domain/offered-days';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';

const reasonTexts: Record<DisabledReason, string> = {
  past: texts.past,
  sunday: texts.sunday,
  tooSoon: texts.tooSoon(leadDays),
  tooSoonMonday: texts.tooSoonMonday,
  full: texts.full(offeredDayLimits.most),
};

/** Formats a reason; undefined without one. */
export const formatReason = (reason: DisabledReason | undefined): string | undefined => reason && reasonTexts[reason];

/** Returns why restored times must be chosen again; undefined while the calendar offers all their days. */
export function getStaleTimesReason(opens: readonly string[], rules: OfferRules): string | undefined {
  const stale = findStaleDay(opens, rules);
  return stale && texts.otherDates(formatWeekdayDate(stale.date), reasonTexts[stale.reason]);
}
