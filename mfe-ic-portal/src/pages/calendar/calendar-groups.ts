import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { type CalendarEvent } from '@scanharbor/shared-contracts/domain/calendar-event';
import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type CalendarItem, type EventGroup } from '@scanharbor/shared-ui/clinic/provider-calendar';
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

const openEvent = (event: CalendarEvent): PortalEvent => ({
  id: event.requestId,
  title: event.title,
  patient: event.patient,
  available_times: event.availableTimes.map(({ open }) => ({ window_open: open })),
  scheduled: null,
});

type BookedItem = Pick<BookingCard, 'requestId' | 'scanName' | 'patient' | 'appointment'>;

const bookedEvent = ({ requestId, scanName, patient, appointment }: BookedItem): PortalEvent => ({
  id: requestId,
  title: scanName,
  patient,
  time: appointment && formatClockTime(appointment.start, appointment.timeZone),
  available_times: [],
  scheduled: appointment ? { window_open: appointment.start } : null,
});

/** Formats an event for the panel of a day. */
export const formatEvent = ({ time, title, patient }: PortalEvent) => [time, title, patient].filter(Boolean).join(', ');

/** Converts requests, scheduled and completed tests to the three groups of the calendar (IC-210, D120). */
export function calendarGroups(
  open: readonly CalendarEvent[],
  scheduled: readonly BookedItem[],
  completed: readonly PortalRequest[],
): EventGroup<PortalEvent>[] {
  const { calendar } = texts;
  return [
    { key: 'requests', title: calendar.requests, property: 'available_times', events: open.map(openEvent) },
    { key: 'scheduled', title: calendar.scheduled, property: 'scheduled', events: scheduled.map(bookedEvent) },
    {
      key: 'completed',
      title: calendar.completed,
      property: 'scheduled',
      events: completed.map((row) => bookedEvent({ ...row, patient: formatFullName(row.patient) })),
    },
  ];
}
