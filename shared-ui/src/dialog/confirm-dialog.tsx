import { type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/index';
import { Dialog } from './dialog';
import { focusOnOpen } from './focus-on-open';

interface ConfirmDialogProps {
  title: string;
  isOpen?: boolean;
  /** Names the action: "Reject request". */
  confirmLabel: string;
  /** Names the alternative: "Keep request". */
  cancelLabel: string;
  onConfirm: () => void;
  /** Called by the cancel button and by Escape. */
  onCancel: () => void;
  /** True for a destructive action. */
  danger?: boolean;
  /** True while the action runs: the dialog can be neither closed nor confirmed again. */
  saving?: boolean;
  /** Only its buttons close the dialog. */
  isStatic?: boolean;
  children?: ReactNode;
}

/** A question with two buttons that name their actions. The button that changes nothing gets the initial focus. */
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
