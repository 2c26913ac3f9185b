import { type ReactElement, useState } from 'react';
import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { Text } from '../theme/index';
import { AlertDialog, ConfirmDialog, Dialog, DialogButtons } from './index';

function Opener({ label, children }: { label: string; children: (close: () => void) => ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const alert = (close: () => void) => (
  <AlertDialog title="Signed out" onClose={close}>
    Your session has ended. Sign in again to continue.
  </AlertDialog>
);

const question = (close: () => void) => (
  <ConfirmDialog
    danger
    title="Reject this request?"
    confirmLabel="Reject request"
    cancelLabel="Keep request"
    onConfirm={close}
    onCancel={close}
  >
    The patient is told that your center cannot do this scan.
  </ConfirmDialog>
);

const plain = (close: () => void) => (
  <Dialog
    title="Pick your times"
    onClose={close}
    actions={
      <Button variant="primary" onClick={close}>
        Use these times
      </Button>
    }
  >
    <Text>Choose at least three days.</Text>
  </Dialog>
);

export const gallery: Gallery = {
  title: 'Dialogs',
  group: 'Dialogs and menus',
  examples: [
    { name: 'Dialog', height: 360, element: <Opener label="Pick times">{plain}</Opener> },
    { name: 'Question', height: 360, element: <Opener label="Reject">{question}</Opener> },
    { name: 'Alert', height: 360, element: <Opener label="Show an alert">{alert}</Opener> },
    {
      name: 'Buttons of a form in a dialog',
      element: (
        <DialogButtons>
          <Button>Keep request</Button>
          <Button variant="primary">Save</Button>
        </DialogButtons>
      ),
    },
  ],
};
