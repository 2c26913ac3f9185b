export { dateTextFromIso, daysInMonth, isDateText, isoFromDateText } from './date-text';
export { DateInput } from './date-input';
