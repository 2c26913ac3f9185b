/** The answers to the screening questions by word, with their codes on the wire (IC-084 to IC-088). */
export const screeningCodes = {
  yesNo: { yes: 1, no: 0, unsure: 2 },
  covid: { yes: 1, no: 0, declined: 2 },
  diabetes: { I: 1, II: 2 },
  chemotherapy: { current: 1, pastYear: 2, twoYearsAgo: 3, overThreeYearsAgo: 4, unsure: 5 },
  lastTime: { date: 1, first: 2, unsure: 3 },
  smoker: { current: 1, past: 2, never: 3 },
} as const;

interface Limits {
  min: number;
  max: number;
}

/** The smallest and the largest number that the server accepts, in the units of the field. */
export const screeningLimits = {
  heightFeet: { min: 1, max: 8 },
  heightInches: { min: 0, max: 11 },
  weightPounds: { min: 1, max: 1_500 },
  cigarettesPerDay: { min: 1, max: 200 },
  smokerYears: { min: 1, max: 100 },
} as const satisfies Record<string, Limits>;

/** The most characters of an answer in words. */
export const screeningTextLength = 1_000;
