import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type Chemotherapy, type LastTime, type Smoker, type YesNo } from '@scanharbor/shared-contracts/domain/screening';

const notAnswered = 'Not answered';

const inWords =
  <Word extends string>(words: Record<Word, string>) =>
  (answer: Word | null): string =>
    answer === null ? notAnswered : words[answer];

/** 1, 0 and 2 of the questionnaire (IC-084). */
export const yesNoText = inWords<NonNullable<YesNo>>({ yes: 'Yes', no: 'No', unsure: 'Unsure' });

export const diabetesText = inWords<'I' | 'II'>({ I: 'Type I', II: 'Type II' });

export const chemotherapyText = inWords<NonNullable<Chemotherapy>>({
  current: 'Currently undergoing',
  pastYear: 'In the last 12 months',
  twoYearsAgo: '2 years ago',
  overThreeYearsAgo: 'Over 3 years ago',
  unsure: 'Unsure',
});

export const smokerText = inWords<NonNullable<Smoker>>({ current: 'Current', past: 'Past', never: 'Not a smoker' });

const lastTimeWords = inWords<NonNullable<LastTime>>({ date: 'Date not given', first: 'First time', unsure: 'Unsure' });

/** A date, 'First time' or 'Unsure' (IC-087). */
export const lastTimeText = (answer: LastTime, date: string | null): string =>
  answer === 'date' && date ? shortDate(date) : lastTimeWords(answer);

export const plainText = (answer: string | null): string => answer?.trim() || notAnswered;

export const numberText = (answer: number | null, unit = ''): string =>
  answer === null ? notAnswered : `${answer.toLocaleString('en-US')}${unit && ` ${unit}`}`;

export const heightText = (feet: number | null, inches: number | null): string =>
  feet === null ? notAnswered : `${feet} ft ${inches ?? 0} in`;
