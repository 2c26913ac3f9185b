export { DateOfBirth, type DateOfBirthProps } from './date-of-birth';
export { type BirthDate, defaultMinAge, isoFromParts, partsFromIso } from './date-parts';
