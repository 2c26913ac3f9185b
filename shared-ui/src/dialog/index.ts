export { afterFocusRestored, ifFocusIsLost } from './after-focus-restored';
export { AlertDialog } from './alert-dialog';
export { ConfirmDialog } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { DialogButtons, type DialogSize } from './dialog.styles';
