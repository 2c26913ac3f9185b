import { lazyDialog } from '../lazy-dialog';

export const ShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);
