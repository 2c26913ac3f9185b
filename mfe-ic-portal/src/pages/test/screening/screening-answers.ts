import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type Screening } from '@scanharbor/shared-contracts/domain/screening';
import { type ScreeningField, type ScreeningSection, screeningSections } from './screening-fields';

const notAnswered = 'Not answered';

const yesNo: Record<number, string> = { 0: 'No', 1: 'Yes', 2: 'Unsure' };
const diabetes: Record<number, string> = { 1: 'Type I', 2: 'Type II' };
const chemotherapy: Record<number, string> = {
  1: 'Currently undergoing', 2: 'In the last 12 months', 3: '2 years ago', 4: 'Over 3 years ago', 5: 'Unsure',
};
const lastTime: Record<number, string> = { 2: 'First time', 3: 'Unsure' };
const smoker: Record<number, string> = { 1: 'Current smoker', 2: 'Past smoker', 3: 'Not a smoker' };
const covid: Record<number, string> = { 0: 'No', 1: 'Yes', 2: 'Prefer not to say' };

const words = { 'yes-no': yesNo, diabetes, chemotherapy, smoker, covid } as const;

type Value = Screening[keyof Screening];

const isGiven = (value: Value) => value !== null && value !== undefined;
const number = (value: Value) => (typeof value === 'number' ? value : undefined);

/** Which answers a field is made of. */
function keysOf(field: ScreeningField): (keyof Screening)[] {
  if (field.kind === 'height') return [field.feet, field.inches];
  if (field.kind === 'cigarettes') return [field.perDay, field.years];
  if (field.kind === 'last-time') return [field.key, field.date];
  return [field.key];
}

/** Cigarettes per day x years x 365: a lifetime total (IC-089, D114). */
const lifetimeCigarettes = (perDay: number, years: number) => (perDay * years * 365).toLocaleString('en-US');

/** An answer in words (IC-084 to IC-089); 'Not answered' when there is none. */
export function answerText(field: ScreeningField, answers: Screening): string {
  if (field.kind === 'height') {
    const feet = number(answers[field.feet]);
    return feet === undefined ? notAnswered : `${feet} ft ${number(answers[field.inches]) ?? 0} in`;
  }
  if (field.kind === 'cigarettes') {
    const perDay = number(answers[field.perDay]);
    const years = number(answers[field.years]);
    return perDay === undefined || years === undefined ? notAnswered : lifetimeCigarettes(perDay, years);
  }
  const value = answers[field.key];
  if (!isGiven(value) || value === '') return notAnswered;
  if (field.kind === 'last-time') {
    const date = answers[field.date];
    return value === 1 ? shortDate(String(date ?? '')) || 'Date not given' : (lastTime[Number(value)] ?? notAnswered);
  }
  if (field.kind === 'number') return field.unit ? `${value} ${field.unit}` : String(value);
  return field.kind === 'text' ? String(value) : (words[field.kind][Number(value)] ?? notAnswered);
}

/** The sections with at least one answer (IC-082). */
export const shownSections = (answers: Screening): ScreeningSection[] =>
  screeningSections.filter(({ fields }) => fields.some((field) => keysOf(field).some((key) => isGiven(answers[key]))));
