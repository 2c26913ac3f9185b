export { AvailabilityMenu } from './availability-menu';
export type { AvailabilityMenuProps } from './availability-menu';
export {
  availabilityLimits,
  availabilityWindows,
  dayParts,
  defaultAvailability,
  isAvailable,
  noticeHours,
  timeList,
} from './availability-rules';
export type { Availability, DateRow, DayPartId } from './availability-rules';
