import { lazyDialog } from '../lazy-dialog';

/** The dialog that asks the care team for more times, loaded when it first opens. */
export const AdditionalAvailability = lazyDialog(async () => (await import('./additional-availability')).AdditionalAvailability);
