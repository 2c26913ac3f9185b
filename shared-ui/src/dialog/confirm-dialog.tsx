import { type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/index';
import { Dialog } from './dialog';
import { focusOnOpen } from './focus-on-open';

export interface ConfirmDialogProps {
  title: string;
  isOpen?: boolean;
  /** Names the act: "Reject request". */
  confirmLabel: string;
  /** Names what stays: "Keep request". */
  cancelLabel: string;
  onConfirm: () => void;
  /** The cancelling button, Escape. */
  onCancel: () => void;
  /** The act destroys something. */
  danger?: boolean;
  /** The act is under way: nothing closes or repeats it. */
  saving?: boolean;
  /** Closes by its buttons only. */
  isStatic?: boolean;
  children?: ReactNode;
}

/** A question with two buttons that name what each does; focus starts on the one that changes nothing. */
export function ConfirmDialog({
  title,
  isOpen = true,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  saving = false,
  isStatic = false,
  children,
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isOpen={isOpen}
      isStatic={isStatic || saving}
      onClose={onCancel}
      actions={
        <>
          <Button ref={focusOnOpen} disabled={saving} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} saving={saving} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <div>{children}</div>}
    </Dialog>
  );
}
