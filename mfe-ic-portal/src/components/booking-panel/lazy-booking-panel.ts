import { lazyDialog } from '../lazy-dialog';

/** The booking panel, loaded when it first opens. */
export const BookingPanel = lazyDialog(async () => (await import('./booking-panel')).BookingPanel);
