import { useRef, useState } from 'react';

/**
 * Returns the open question of a card, one at a time. `opener(mode)` is the ref of the button that opens it and gets
 * the focus back when it closes, unless `closeForGood` closed it: the button has gone with the answer.
 */
export function useCardMode<Mode extends string>() {
  const [mode, setMode] = useState<Mode | null>(null);
  const closedMode = useRef<Mode | null>(null);
  const close = () => {
    closedMode.current = mode;
    setMode(null);
  };
  const closeForGood = () => setMode(null);
  const opener = (name: Mode) => (button: HTMLButtonElement | null) => {
    if (!button || closedMode.current !== name) return;
    closedMode.current = null;
    button.focus();
  };
  return { mode, open: setMode, close, closeForGood, opener };
}
