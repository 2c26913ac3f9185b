import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useId, useState } from 'react';
import { texts } from '../../../texts';

const feedTexts = texts.feeds;

/** Shows the address of a feed, which the server does not show again, to copy. Only its button closes it. */
export function AddressDialog({ machine, address, onClose }: { machine: string; address: string; onClose: () => void }) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog
      isStatic
      title={feedTexts.dialog(machine)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{feedTexts.copy}</Button>
          <Button variant="primary" onClick={onClose}>
            {feedTexts.close}
          </Button>
        </>
      }
    >
      <Text>{feedTexts.dialogText}</Text>
      <FieldFrame id={id} label={feedTexts.address}>
        <TextInput id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      </FieldFrame>
      <Text role="status">{isCopied ? feedTexts.copied : ''}</Text>
    </Dialog>
  );
}
