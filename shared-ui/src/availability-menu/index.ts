export { AvailabilityMenu, type AvailabilityMenuProps } from './availability-menu';
export {
  type Availability,
  availabilityLimits,
  availabilityWindows,
  type DateRow,
  type DayPartId,
  dayParts,
  defaultAvailability,
  isAvailable,
  noticeHours,
  timeList,
} from './availability-rules';
