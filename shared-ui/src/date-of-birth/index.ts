export { DateOfBirth } from './date-of-birth';
export type { DateOfBirthProps } from './date-of-birth';
export { defaultMinAge, isoFromParts, partsFromIso } from './date-parts';
export type { BirthDate } from './date-parts';
