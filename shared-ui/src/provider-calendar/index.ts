export { type CalendarEvent, type DayGroup, type EventGroup, eventsByDay } from './calendar-events';
export { ProviderCalendar, type ProviderCalendarProps } from './provider-calendar';
