import { lazyDialog } from '../lazy-dialog';

/** The cancel dialog, loaded when it first opens. */
export const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog')).CancelDialog);
