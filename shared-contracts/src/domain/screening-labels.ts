import { type Chemotherapy, type Covid, type Diabetes, type LastTime, type Smoker, type YesNo } from './screening';

type Labels<Answer extends string | null> = Record<NonNullable<Answer>, string>;

/** The answers as patients choose them and centers read them (IC-084 to IC-088, PR-113). */
export const screeningLabels = {
  yesNo: { yes: 'Yes', no: 'No', unsure: 'Unsure' } satisfies Labels<YesNo>,
  covid: { no: 'No', yes: 'Yes', declined: 'Decline to answer' } satisfies Labels<Covid>,
  diabetes: { I: 'Type I', II: 'Type II' } satisfies Labels<Diabetes>,
  chemotherapy: {
    current: 'Currently undergoing',
    pastYear: 'In the last 12 months',
    twoYearsAgo: '2 years ago',
    overThreeYearsAgo: 'Over 3 years ago',
    unsure: 'Unsure',
  } satisfies Labels<Chemotherapy>,
  lastTime: { date: 'I know the date', first: 'First time', unsure: 'Unsure' } satisfies Labels<LastTime>,
  smoker: { current: 'Current', past: 'Past', never: 'Not a smoker' } satisfies Labels<Smoker>,
} as const;
