import { useState } from 'react';

/**
 * Closes a dialog that an id in the URL opens before the URL changes. Rendered together, the page would still be inert when the dialog
 * restores the focus. Takes the id in the URL, if any, and `clearUrl`, which removes it. Returns the id of the open dialog, if any, and
 * how to close it.
 */
export function useCloseBeforeNavigation(id: number | undefined, clearUrl: () => void) {
  const [closed, setClosed] = useState<number>();
  if (closed !== undefined && closed !== id) setClosed(undefined);
  const close = () => {
    setClosed(id);
    clearUrl();
  };
  return { open: closed === undefined ? id : undefined, close };
}
