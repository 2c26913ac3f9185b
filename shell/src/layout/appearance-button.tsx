import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { lazyDialog } from '@scanharbor/shared-ui/lazy';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts';

interface DialogProps {
  onClose: () => void;
}

/** Shows a message instead of the dialog whose code could not be loaded. The next click tries again. */
function LoadFailed({ onClose }: DialogProps) {
  const dispatch = useAppDispatch();
  const report = useEffectEvent(() => {
    dispatch(messageShown({ id: 'appearance', status: false, message: texts.unreachable.title }));
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

const AppearanceDialog = lazyDialog<DialogProps>(
  async () => (await import('@scanharbor/shared-ui/appearance-dialog')).AppearanceDialog,
  LoadFailed,
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
