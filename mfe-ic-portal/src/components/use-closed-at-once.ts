import { useState } from 'react';

/**
 * Closes a dialog that an id in the URL opens before the URL follows: drawn together with it, the page is still inert when the
 * dialog gives the focus back, and nothing in it can take it. Takes the id of the URL, undefined when it names none, and how to
 * take it out; answers the id that the dialog is open for, if any, and how to close it.
 */
export function useClosedAtOnce(id: number | undefined, leave: () => void) {
  const [closed, setClosed] = useState<number>();
  if (closed !== undefined && closed !== id) setClosed(undefined);
  const close = () => {
    setClosed(id);
    leave();
  };
  return { open: closed === undefined ? id : undefined, close };
}
