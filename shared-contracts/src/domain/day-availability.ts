import { type StepOneValues } from '../forms/request-steps';
import { getCivilToday } from './civil-today';

/**
 * Rules of the patients' calendar for a payment method: today as 'YYYY-MM-DD', and whether the offer starts today, which is so
 * for self-pay only (PR-058). The calendar derives the days.
 */
export const getDayAvailability = (payment: StepOneValues['payment'], now: Date = new Date()) => ({
  today: getCivilToday(undefined, now),
  allowCurrentDay: payment === 'self-pay',
});
