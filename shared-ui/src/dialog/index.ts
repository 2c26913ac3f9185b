export { AlertDialog, type AlertDialogProps } from './alert-dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { DialogButtons, type DialogSize } from './dialog.styles';
