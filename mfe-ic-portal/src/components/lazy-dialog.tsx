import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { lazyDialog as lazyDialogWithFallback } from '@scanharbor/shared-ui/lazy';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { texts } from '../texts';

interface Closable {
  onClose: () => void;
}

/** Shows a message instead of a dialog whose code could not be loaded, and closes it. */
function LoadFailedMessage({ onClose }: Closable) {
  const dispatch = useAppDispatch();
  const report = useEffectEvent(() => {
    dispatch(messageShown({ id: 'on-demand', status: false, message: texts.onDemand.failed }));
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

/** The `lazyDialog` of shared-ui with the portal's message for a failed load. */
export const lazyDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazyDialogWithFallback(load, LoadFailedMessage);
