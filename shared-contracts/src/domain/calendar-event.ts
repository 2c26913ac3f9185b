import { type CalendarEventResponse } from '../wire/bookings/portal';
import { isOn } from './flag';
import { type TimeWindow } from './slots';

/** A request in the provider calendar (SC-346). */
export interface CalendarEvent {
  requestId: number;
  title: string;
  patient: string;
  availableTimes: TimeWindow[];
  booked: boolean;
  /** Wall-clock time at the center and its zone. */
  scheduled?: { start: string; timeZone: string };
}

export const readCalendarEvent = (row: CalendarEventResponse): CalendarEvent => ({
  requestId: row.id,
  title: row.title,
  patient: row.patient,
  availableTimes: row.available_times.map(({ window_open, window_close }) => ({ open: window_open, close: window_close })),
  booked: isOn(row.booked),
  ...(row.scheduled ? { scheduled: { start: row.scheduled.window_open, timeZone: row.scheduled.time_zone } } : {}),
});
