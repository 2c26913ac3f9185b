import { type CalendarEvent as OpenRequest } from '@scanharbor/shared-contracts/domain/calendar-event';
import { clockTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type CalendarEvent, type EventGroup } from '@scanharbor/shared-ui/provider-calendar';
import { fullName } from '../../components/grid/patient';
import { texts } from '../../texts';

/** A request on the calendar; it stands on the days of its times (IC-211). */
interface PortalEvent extends CalendarEvent {
  id: number;
  title: string;
  patient: string;
  /** Time and place of an appointment; undefined while the request is open. */
  when?: string;
  available_times: { window_open: string }[];
  scheduled: { window_open: string } | null;
}

const openEvent = (event: OpenRequest): PortalEvent => ({
  id: event.requestId,
  title: event.title,
  patient: event.patient,
  available_times: event.availableTimes.map(({ open }) => ({ window_open: open })),
  scheduled: null,
});

const bookedEvent = ({ requestId, scanName, patient, appointment }: PortalRequest): PortalEvent => ({
  id: requestId,
  title: scanName,
  patient: fullName(patient),
  when: appointment && clockTime(appointment.start, appointment.timeZone),
  available_times: [],
  scheduled: appointment ? { window_open: appointment.start } : null,
});

/** All of a day's details in words. */
export const eventText = ({ when, title, patient }: PortalEvent) => [when, title, patient].filter(Boolean).join(', ');

/** Requests, scheduled and completed tests as the three groups of the calendar (IC-210, D120). */
export function calendarGroups(
  open: readonly OpenRequest[],
  scheduled: readonly PortalRequest[],
  completed: readonly PortalRequest[],
): EventGroup<PortalEvent>[] {
  const { calendar } = texts;
  return [
    { key: 'requests', title: calendar.requests, property: 'available_times', events: open.map(openEvent) },
    { key: 'scheduled', title: calendar.scheduled, property: 'scheduled', events: scheduled.map(bookedEvent) },
    { key: 'completed', title: calendar.completed, property: 'scheduled', events: completed.map(bookedEvent) },
  ];
}
