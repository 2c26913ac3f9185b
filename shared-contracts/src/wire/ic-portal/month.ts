import { z } from 'zod';
import { calendarEvent } from '../bookings/portal';
import { line } from '../values';

const day = z.object({
  /** YYYY-MM-DD, at the location. */
  date: z.string(),
  /** Open requests whose patients offer times on the day. */
  requests: z.number(),
  /** Exams that have not begun, and those that have. */
  scheduled: z.number(),
  completed: z.number(),
  /** Minutes of the exams, and those of all machines in opening hours. */
  bookedMinutes: z.number(),
  openMinutes: z.number(),
});
day.register(z.globalRegistry, { id: 'MonthDay' });

/** Ours: the month of the calendar, for the location of X-Location or all of the practice. */
export const icPortalMonthWire = {
  /** What each day of the month has, and how full it is. */
  'GET ic-portal/month': {
    query: z.object({
      /** YYYY-MM. */
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      /** ETag of an earlier response: 304 without content while nothing has changed. */
      since: line.optional(),
    }),
    response: z.object({ data: z.array(day) }),
  },
  /** The exams of a day, earliest first. */
  'GET ic-portal/month/exams': {
    query: z.object({ date: z.iso.date(), since: line.optional() }),
    response: z.object({ scheduled: z.array(calendarEvent), completed: z.array(calendarEvent) }),
  },
} as const;

export type MonthResponse = z.infer<(typeof icPortalMonthWire)['GET ic-portal/month']['response']>['data'];
export type DayExamsResponse = z.infer<(typeof icPortalMonthWire)['GET ic-portal/month/exams']['response']>;
