import { lazyDialog } from '@scanharbor/shared-ui/lazy';
import { useEffect, useSyncExternalStore } from 'react';
import { passwordPrompt } from './password-prompt';

const cancel = () => passwordPrompt.settle(false);

/** Without the dialog the waiting calls fail with their own message. */
function Unavailable() {
  useEffect(cancel, []);
  return null;
}

const PasswordDialog = lazyDialog(async () => (await import('./password-dialog')).PasswordDialog, Unavailable);

/** Asks a signed-in user for the password while a call waits for it. The screen below stays as it is. */
export function PasswordProof() {
  const isOpen = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen, () => false);
  useEffect(() => cancel, []);
  return isOpen ? <PasswordDialog /> : null;
}
