export { CalendarOverlay, type CalendarOverlayProps } from './calendar-overlay';
export { dayLimits, leadDays, whyNotOnOffer } from './calendar-rules';
export { choicesOf, type DayChoice, type DaySlotId, daySlots, type TimeWindow, windowsOf } from './time-windows';
