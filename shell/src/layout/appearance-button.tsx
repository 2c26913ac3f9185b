import { lazyDialog } from '@scanharbor/shared-ui/lazy';
import { useState } from 'react';
import { texts } from '../texts';

/** Without the code nothing opens; the next page tries again. */
const AppearanceDialog = lazyDialog<{ onClose: () => void }>(
  async () => (await import('./on-demand')).AppearanceDialog,
  () => null,
);

/** Opens the choice between the device's color scheme, the light and the dark one. */
export function AppearanceButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.appearance}
      </button>
      {isOpen && <AppearanceDialog onClose={() => setOpen(false)} />}
    </>
  );
}
