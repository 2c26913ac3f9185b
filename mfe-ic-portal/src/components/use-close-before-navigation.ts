import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes a dialog that an id in the URL opens before the URL changes. Rendered together, the page would still be inert when the dialog
 * restores the focus. Takes the id in the URL, if any, and `clearUrl`, which removes it. Returns the id of the open dialog, if any, and
 * how to close it. A dialog is closed for one entry of the history only: a link that opens it again does so even before the URL of the
 * first one was cleared.
 */
export function useCloseBeforeNavigation(id: number | undefined, clearUrl: () => void) {
  const { key } = useLocation();
  const [closedAt, setClosedAt] = useState<string>();
  const close = () => {
    setClosedAt(key);
    clearUrl();
  };
  return { open: closedAt === key ? undefined : id, close };
}
