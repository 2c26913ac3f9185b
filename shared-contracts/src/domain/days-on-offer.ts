import { type StepOneValues } from '../forms/request-steps';
import { civilToday } from './civil-today';

/**
 * What the patients' calendar goes by, for a way to pay: today as 'YYYY-MM-DD', and whether days are on offer from today on,
 * which they are for self-pay alone (PR-058). The calendar knows the days from there.
 */
export const daysOnOffer = (payment: StepOneValues['payment'], now: Date = new Date()) => ({
  today: civilToday(undefined, now),
  allowCurrentDay: payment === 'self-pay',
});
