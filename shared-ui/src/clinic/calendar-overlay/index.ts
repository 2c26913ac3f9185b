export { CalendarOverlay, type CalendarOverlayProps } from './calendar-overlay';
export { getStaleTimesReason } from './reasons';
