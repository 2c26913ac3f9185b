export {
  addDays,
  addMonths,
  civilDate,
  daysBetween,
  daysInMonth,
  isCivilDate,
  monthOf,
  partsOf,
  shiftMonth,
  weekdayOf,
  weeksOf,
} from './civil-date';
export type { CivilDate, CivilMonth, DateParts } from './civil-date';
export { dashedDate, monthNames, monthTitle, shortDate, slashedDate, spokenDate, weekdayNames } from './date-formats';
export { MonthGrid } from './month-grid';
export type { MonthGridProps } from './month-grid';
