export { CalendarOverlay } from './calendar-overlay';
export type { CalendarOverlayProps } from './calendar-overlay';
export { dayLimits, leadDays } from './calendar-rules';
export { choicesOf, daySlots, windowsOf } from './time-windows';
export type { DayChoice, DaySlotId, TimeWindow } from './time-windows';
