import { addDays, addMonths, type CivilDate, civilDate, daysInMonth, getWeekday, monday, sunday, toDateParts } from './civil-date';

export interface Holiday {
  /** The day on which offices close. */
  date: CivilDate;
  name: string;
}

const thursday = 4;
const saturday = 6;

/** Returns the nth weekday of a month. */
function getNthWeekday(year: number, month: number, weekday: number, nth: number): CivilDate {
  const first = civilDate(year, month, 1);
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (nth - 1));
}

function getLastMonday(year: number, month: number): CivilDate {
  const last = civilDate(year, month, daysInMonth(year, month));
  return addDays(last, -((getWeekday(last) - monday + 7) % 7));
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after (5 U.S.C. 6103). */
function getObserved(date: CivilDate): CivilDate {
  const weekday = getWeekday(date);
  return weekday === saturday ? addDays(date, -1) : weekday === sunday ? addDays(date, 1) : date;
}

const listOfYear = (year: number): Holiday[] => [
  { date: getObserved(civilDate(year, 1, 1)), name: 'New Year’s Day' },
  { date: getNthWeekday(year, 1, monday, 3), name: 'Martin Luther King Jr. Day' },
  { date: getNthWeekday(year, 2, monday, 3), name: 'Presidents’ Day' },
  { date: getLastMonday(year, 5), name: 'Memorial Day' },
  { date: getObserved(civilDate(year, 6, 19)), name: 'Juneteenth' },
  { date: getObserved(civilDate(year, 7, 4)), name: 'Independence Day' },
  { date: getNthWeekday(year, 9, monday, 1), name: 'Labor Day' },
  { date: getNthWeekday(year, 10, monday, 2), name: 'Columbus Day' },
  { date: getObserved(civilDate(year, 11, 11)), name: 'Veterans Day' },
  { date: getNthWeekday(year, 11, thursday, 4), name: 'Thanksgiving Day' },
  { date: getObserved(civilDate(year, 12, 25)), name: 'Christmas Day' },
];

/** Lists the US federal holidays of the twelve months from a date on, as they are observed, earliest first. */
export function listFederalHolidays(from: CivilDate): Holiday[] {
  const end = addMonths(from, 12);
  const { year } = toDateParts(from);
  // New Year's Day can be observed in the year before.
  return [year, year + 1, year + 2].flatMap(listOfYear).filter(({ date }) => from <= date && date < end);
}
