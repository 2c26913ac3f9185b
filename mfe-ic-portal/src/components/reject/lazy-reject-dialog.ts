import { lazyDialog } from '../lazy-dialog';

/** The reject dialog, loaded when it first opens. */
export const RejectDialog = lazyDialog(async () => (await import('./reject-dialog')).RejectDialog);
