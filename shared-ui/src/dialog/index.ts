export { AlertDialog } from './alert-dialog';
export type { AlertDialogProps } from './alert-dialog';
export { ConfirmDialog } from './confirm-dialog';
export type { ConfirmDialogProps } from './confirm-dialog';
export { Dialog } from './dialog';
export type { DialogProps } from './dialog';
export type { DialogSize } from './dialog.styles';
