import { useRef, useState } from 'react';

/**
 * What a card asks at the moment, one question at a time. `opener(mode)` is the ref of the button that asks it: the
 * button gets the focus back when the question is gone.
 */
export function useCardMode<Mode extends string>() {
  const [mode, setMode] = useState<Mode | null>(null);
  const left = useRef<Mode | null>(null);
  const close = () => {
    left.current = mode;
    setMode(null);
  };
  const opener = (name: Mode) => (button: HTMLButtonElement | null) => {
    if (!button || left.current !== name) return;
    left.current = null;
    button.focus();
  };
  return { mode, ask: setMode, close, opener };
}
