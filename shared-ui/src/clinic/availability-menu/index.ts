export { AvailabilityMenu } from './availability-menu';
