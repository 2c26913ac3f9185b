import { z } from 'zod';
import { idText, month } from '../values';

const timeToBooking = z.object({
  bookings: z.number(),
  /** Null without a booking. */
  medianHours: z.number().nullable(),
  p90Hours: z.number().nullable(),
});
timeToBooking.register(z.globalRegistry, { id: 'TimeToBooking' });

const revenueRow = z.object({
  month,
  locationId: z.number(),
  modality: z.string(),
  exams: z.number(),
  selfPayExams: z.number(),
  /** Whole dollars that self-pay patients pay at the desk. */
  dollars: z.number(),
});
revenueRow.register(z.globalRegistry, { id: 'RevenueRow' });

/** Sums over requests and appointments, without a patient. */
const report = z.object({
  timeZone: z.string(),
  requests: z.array(z.object({ month, requests: z.number() })),
  timeToBooking: z.object({ months: z.array(timeToBooking.extend({ month })), period: timeToBooking }),
  /** Reason is '' for a reason in words only. */
  declined: z.array(z.object({ reason: z.string(), requests: z.number() })),
  attendance: z.array(z.object({ month, appointments: z.number(), noShows: z.number() })),
  revenue: z.array(revenueRow),
});
report.register(z.globalRegistry, { id: 'PracticeReport' });

/** Ours: the numbers of a practice by month. */
export const icPortalReportsWire = {
  'GET ic-portal/reports': {
    query: z.object({ from: month, until: month, location_id: idText.optional() }),
    response: z.object({ data: report }),
  },
} as const;

export type ReportResponse = z.infer<typeof report>;
