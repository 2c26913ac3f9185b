import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useId } from 'react';
import { useCopy } from '../../../components/use-copy';
import { texts } from '../../../texts';

const feedTexts = texts.feeds;

/** Shows the address of a feed, which the server does not show again, to copy. Only its button closes it. */
export function AddressDialog({ machine, address, onClose }: { machine: string; address: string; onClose: () => void }) {
  const id = useId();
  const { copy, outcome } = useCopy(address);
  return (
    <Dialog
      isStatic
      title={feedTexts.dialog(machine)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={copy}>{feedTexts.copy}</Button>
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
      <Text role="status">{outcome}</Text>
    </Dialog>
  );
}
