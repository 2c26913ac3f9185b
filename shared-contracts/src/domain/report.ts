import { type CivilMonth, shiftMonth } from './civil-date';

/** The most months of a report. */
export const maxReportMonths = 36;

/** What to report on: months 'YYYY-MM', both included, and one location instead of all of the practice. */
export interface ReportPeriod {
  from: CivilMonth;
  until: CivilMonth;
  locationId?: number | undefined;
}

/** Hours from the request to its first booking. Null without a booking. */
interface TimeToBooking {
  /** Requests that were booked. */
  bookings: number;
  medianHours: number | null;
  /** Nine of ten requests were booked within this time. */
  p90Hours: number | null;
}

/** Exams of a month at a location in a modality that took place: started, neither canceled nor a no-show. */
export interface RevenueRow {
  month: CivilMonth;
  locationId: number;
  modality: string;
  exams: number;
  selfPayExams: number;
  /** What self-pay patients pay at the desk, in whole dollars; what an insurance pays is not known. */
  dollars: number;
}

/** The numbers of a practice. Months without an entry have none. */
export interface PracticeReport {
  /** IANA zone of the months: that of the location, or of the practice's primary location. */
  timeZone: string;
  /** Requests that reached a location, by the month in which they were sent. */
  requests: readonly { month: CivilMonth; requests: number }[];
  /** By the month of the booking; percentiles of months cannot be added, so those of the period come with them. */
  timeToBooking: { months: readonly (TimeToBooking & { month: CivilMonth })[]; period: TimeToBooking };
  /** Requests that a location declined, by the chosen reason; '' for a reason in words only. */
  declined: readonly { reason: string; requests: number }[];
  /** Appointments whose time has come and that were not canceled, by their month at the location. */
  attendance: readonly { month: CivilMonth; appointments: number; noShows: number }[];
  revenue: readonly RevenueRow[];
}

/** Lists the months from one to another, both included; empty when the second is earlier. */
export function listMonths(from: CivilMonth, until: CivilMonth): CivilMonth[] {
  const months: CivilMonth[] = [];
  for (let month = from; month <= until; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** Whether a period has a month, and not more than a report covers. */
export const isReportPeriod = ({ from, until }: Pick<ReportPeriod, 'from' | 'until'>): boolean =>
  from <= until && until < shiftMonth(from, maxReportMonths);
