import { type FormattedDay, formatDay } from '@scanharbor/shared-contracts/domain/format-windows';

/** Number of days or slots on a page (PR-200, PR-201). */
const shownAtOnce = 7;

const dayMs = 86_400_000;

const nextDays = (from: string, count: number) =>
  Array.from({ length: count }, (_value, index) => new Date(Date.parse(`${from}T00:00:00Z`) + index * dayMs).toISOString().slice(0, 10));

/** Returns all days from the first to the last offered one, in weeks of seven; a day without times has no ranges. */
export function toWeeks(offered: readonly FormattedDay[]): FormattedDay[][] {
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return [];
  const span = Math.round((Date.parse(last.date) - Date.parse(first.date)) / dayMs) + 1;
  const days = nextDays(first.date, Math.ceil(span / shownAtOnce) * shownAtOnce).map(
    (date) => offered.find((day) => day.date === date) ?? { date, day: formatDay(date), ranges: [] },
  );
  return toPages(days);
}

/** Splits entries into pages of at most seven. */
export const toPages = <Entry>(entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / shownAtOnce) }, (_value, page) =>
    entries.slice(page * shownAtOnce, (page + 1) * shownAtOnce),
  );
