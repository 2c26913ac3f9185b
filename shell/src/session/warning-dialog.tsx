import { signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { dateTexts } from '@scanharbor/shared-contracts/domain/date-texts';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { lazyTexts } from '../lazy-texts';

const formatTime = (endsAt: number) => new Date(endsAt).toLocaleTimeString(dateTexts.locale, { hour: 'numeric', minute: '2-digit' });

interface WarningDialogProps {
  /** Deadline in ms of the device's clock. */
  endsAt: number;
  /** Why the last extension failed. */
  error?: string;
  onStay: () => void;
}

/** Warns that the session ends soon. Focus and color recommend staying; the other button signs out. */
export function WarningDialog({ endsAt, error, onStay }: WarningDialogProps) {
  const dispatch = useAppDispatch();
  const stayButton = useRef<HTMLButtonElement>(null);
  useEffect(() => stayButton.current?.focus(), []);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={lazyTexts.warning.title}
      isStatic
      onClose={onStay}
      actions={
        <>
          <Button onClick={() => dispatch(signOut())}>{lazyTexts.warning.signOut}</Button>
          <Button variant="primary" ref={stayButton} onClick={onStay}>
            {lazyTexts.warning.stay}
          </Button>
        </>
      }
    >
      <Text>{lazyTexts.warning.text(formatTime(endsAt))}</Text>
      <FormFailure>{error}</FormFailure>
    </Dialog>
  );
}
