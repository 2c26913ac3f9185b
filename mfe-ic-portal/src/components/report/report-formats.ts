import { type CivilMonth, toDateParts } from '@scanharbor/shared-contracts/domain/civil-date';
import { monthNames } from '@scanharbor/shared-contracts/domain/date-formats';
import { texts } from '../../texts';

const reportTexts = texts.reports;

const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const count = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const hoursPerDay = 24;
const minutesPerHour = 60;
/** From here on a time is in days. */
const daysFrom = 48;

/** Formats a number of requests or exams: '1,204'. */
export const formatCount = (value: number): string => count.format(value);

/** Formats a share from 0 to 1: '2.5%'. */
export const formatPercent = (share: number): string => percent.format(share);

/** Formats hours as '24 min', '5.5 h' or '3.4 days'. */
export function formatHours(hours: number): string {
  if (hours < 1) return reportTexts.minutes(Math.round(hours * minutesPerHour));
  return hours < daysFrom ? reportTexts.hours(oneDigit.format(hours)) : reportTexts.days(oneDigit.format(hours / hoursPerDay));
}

/** Formats 'America/New_York' as 'Eastern Time'. */
export const formatZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone;

/** Formats 'YYYY-MM' as 'Mar 2026'. */
export function formatShortMonth(month: CivilMonth): string {
  const { year, month: number } = toDateParts(`${month}-01`);
  return `${(monthNames[number - 1] ?? '').slice(0, 3)} ${year}`;
}

/** Formats 'YYYY-MM' for an axis: 'Mar', and 'Jan 2026' where a year begins. */
export const formatAxisMonth = (month: CivilMonth): string =>
  month.endsWith('-01') ? formatShortMonth(month) : formatShortMonth(month).slice(0, 3);
