export { eventsByDay } from './calendar-events';
export type { CalendarEvent, DayGroup, EventGroup } from './calendar-events';
export { ProviderCalendar } from './provider-calendar';
export type { ProviderCalendarProps } from './provider-calendar';
