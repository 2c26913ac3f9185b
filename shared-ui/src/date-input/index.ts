export { dateTextFromIso, isDateText, isoFromDateText } from './date-text';
export { DateInput } from './date-input';
