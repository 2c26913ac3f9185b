import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type LastTime } from '@scanharbor/shared-contracts/domain/screening';
import { screeningLabels } from '@scanharbor/shared-contracts/domain/screening-labels';

const notAnswered = 'Not answered';

const createFormatter =
  <Value extends string>(labels: Record<Value, string>) =>
  (answer: Value | null): string =>
    answer === null ? notAnswered : labels[answer];

/** The answers 1, 0 and 2 of the questionnaire (IC-084). */
export const yesNoText = createFormatter(screeningLabels.yesNo);

export const covidText = createFormatter(screeningLabels.covid);

export const diabetesText = createFormatter(screeningLabels.diabetes);

export const chemotherapyText = createFormatter(screeningLabels.chemotherapy);

export const smokerText = createFormatter(screeningLabels.smoker);

const formatLastTime = createFormatter({ ...screeningLabels.lastTime, date: 'Date not given' });

/** A date, 'First time' or 'Unsure' (IC-087). */
export const lastTimeText = (answer: LastTime, date: string | null): string =>
  answer === 'date' && date ? formatShortDate(date) : formatLastTime(answer);

export const plainText = (answer: string | null): string => answer?.trim() || notAnswered;

export const numberText = (answer: number | null, unit = ''): string =>
  answer === null ? notAnswered : `${answer.toLocaleString('en-US')}${unit && ` ${unit}`}`;

export const heightText = (feet: number | null, inches: number | null): string =>
  feet === null ? notAnswered : `${feet} ft ${inches ?? 0} in`;
