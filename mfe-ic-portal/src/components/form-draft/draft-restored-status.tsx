import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { texts } from '../../texts';
import { moveFocusAfter } from '../move-focus-after';

/** Reports that unsaved input was restored, with a button to discard it. */
export function DraftRestoredStatus({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Cluster role="status" $gap="space8">
      <Text as="span" $size="note" $color="ink2">
        {texts.draft.restored}
      </Text>
      <Button variant="link" onClick={moveFocusAfter(onDiscard)}>
        {texts.draft.discard}
      </Button>
    </Cluster>
  );
}

/** Returns true while a form shows a restored draft. `isStored`: a draft is stored; once it is not, later input is new. */
export function useIsDraftRestored(isStored: boolean): boolean {
  const [isRestored, setRestored] = useState(isStored);
  if (isRestored && !isStored) setRestored(false);
  return isRestored;
}

/** For a form whose initial values are its draft: returns the status to show with it, and the form's key, which resets it on discard. */
export function useRestoredDraft(isStored: boolean, discard: () => void) {
  const isRestored = useIsDraftRestored(isStored);
  const [formKey, setFormKey] = useState(0);
  const reset = () => {
    discard();
    setFormKey((key) => key + 1);
  };
  return { formKey, status: isRestored && <DraftRestoredStatus onDiscard={reset} /> };
}
