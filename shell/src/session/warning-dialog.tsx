import { signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';

const timeOf = (deadline: string) => new Date(deadline).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** The session is about to end: stay, which is what the focus and the colour propose, or leave now. */
export function WarningDialog({ deadline, onStay }: { deadline: string; onStay: () => void }) {
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
      <Text>{texts.warning.text(timeOf(deadline))}</Text>
    </Dialog>
  );
}
