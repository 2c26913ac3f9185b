export { type CalendarItem, type DaySummary, type EventGroup } from './calendar-events';
export { ProviderCalendar } from './provider-calendar';
