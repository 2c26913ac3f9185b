import { signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';

const timeOf = (endsAt: number) => new Date(endsAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

interface WarningProps {
  /** In ms of this device's clock. */
  endsAt: number;
  /** Why the last wish to stay came to nothing. */
  problem?: string;
  onStay: () => void;
}

/** The session is about to end: stay, which is what the focus and the colour propose, or leave now. */
export function WarningDialog({ endsAt, problem, onStay }: WarningProps) {
  const dispatch = useAppDispatch();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={texts.warning.title}
      isStatic
      onClose={onStay}
      actions={
        <>
          <Button onClick={() => dispatch(signOut())}>{texts.warning.leave}</Button>
          <Button variant="primary" ref={stay} onClick={onStay}>
            {texts.warning.stay}
          </Button>
        </>
      }
    >
      <Text>{texts.warning.text(timeOf(endsAt))}</Text>
      <FormFailure>{problem}</FormFailure>
    </Dialog>
  );
}
