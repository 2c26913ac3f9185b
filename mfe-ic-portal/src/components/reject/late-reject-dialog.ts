import { onDemand } from '../late/on-demand';

/** The reject dialog, fetched when it is first asked for. */
export const RejectDialog = onDemand(async () => (await import('./reject-dialog')).RejectDialog);
