export { type CalendarItem, type EventGroup } from './calendar-events';
export { ProviderCalendar } from './provider-calendar';
