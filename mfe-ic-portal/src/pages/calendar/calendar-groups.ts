import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type CalendarEvent } from '@scanharbor/shared-contracts/domain/calendar-event';
import { type MonthDay } from '@scanharbor/shared-contracts/api/ic-portal/month';
import { type CalendarItem, type DaySummary, type EventGroup } from '@scanharbor/shared-ui/clinic/provider-calendar';
import { texts } from '../../texts';

/** A request on the calendar, shown on the days of its times (IC-211). */
interface PortalEvent extends CalendarItem {
  id: number;
  title: string;
  patient: string;
  /** The time of an appointment; undefined while the request is open. */
  time?: string;
  available_times: { window_open: string }[];
  scheduled: { window_open: string } | null;
}

const toPortalEvent = ({ requestId, title, patient, availableTimes, scheduled }: CalendarEvent): PortalEvent => ({
  id: requestId,
  title,
  patient,
  ...(scheduled ? { time: formatClockTime(scheduled.start, scheduled.timeZone) } : {}),
  available_times: availableTimes.map(({ open }) => ({ window_open: open })),
  scheduled: scheduled ? { window_open: scheduled.start } : null,
});

/** Formats an event for the panel of a day. */
export const formatEvent = ({ time, title, patient }: PortalEvent) => [time, title, patient].filter(Boolean).join(', ');

/** The events of the open day. */
interface DayEvents {
  requests: readonly CalendarEvent[];
  /** How many requests the day has; `requests` are the first of them. */
  total: number;
  scheduled: readonly CalendarEvent[];
  completed: readonly CalendarEvent[];
}

/** Converts the requests, scheduled and completed tests of a day to the three groups of the calendar (IC-210, D120). */
export function calendarGroups({ requests, total, scheduled, completed }: DayEvents): EventGroup<PortalEvent>[] {
  const { calendar } = texts;
  return [
    { key: 'requests', title: calendar.requests, property: 'available_times', events: requests.map(toPortalEvent), total },
    { key: 'scheduled', title: calendar.scheduled, property: 'scheduled', events: scheduled.map(toPortalEvent) },
    { key: 'completed', title: calendar.completed, property: 'scheduled', events: completed.map(toPortalEvent) },
  ];
}

/** Converts the days of a month to what their cells show: counts by group, and the booked percent of the opening hours. */
export const summarizeDays = (days: readonly MonthDay[]): ReadonlyMap<string, DaySummary> =>
  new Map(
    days.map(({ date, requests, scheduled, completed, bookedMinutes, openMinutes }) => [
      date,
      {
        counts: { requests, scheduled, completed },
        ...(openMinutes > 0 ? { load: Math.round((bookedMinutes / openMinutes) * 100) } : {}),
      },
    ]),
  );
