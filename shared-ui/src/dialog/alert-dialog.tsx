import { type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/index';
import { widgetTexts } from '../widget-texts';
import { Dialog } from './dialog';
import { focusOnOpen } from './focus-on-open';

interface AlertDialogProps {
  title: string;
  isOpen?: boolean;
  /** Called on OK or Escape. */
  onClose: () => void;
  /** The message. */
  children: ReactNode;
}

/** A modal message with one OK button [UI-003]. */
export function AlertDialog({ title, isOpen = true, onClose, children }: AlertDialogProps): ReactElement {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button variant="primary" ref={focusOnOpen} onClick={onClose}>
          {widgetTexts.ok}
        </Button>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
