export {
  addDays,
  addMonths,
  civilDate,
  type CivilDate,
  type CivilMonth,
  type DateParts,
  daysBetween,
  daysInMonth,
  isCivilDate,
  monthOf,
  partsOf,
  shiftMonth,
  weekdayOf,
  weeksOf,
} from './civil-date';
export { dashedDate, monthNames, monthTitle, shortDate, slashedDate, spokenDate, weekdayNames } from './date-formats';
export { MonthGrid, type MonthGridProps } from './month-grid';
