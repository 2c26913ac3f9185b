import { useState } from 'react';

/** Whether words of before stand in a form. Takes whether any are kept; once none are, what is typed next is no longer of before. */
export function useIsBack(isKept: boolean): boolean {
  const [isBack, setBack] = useState(isKept);
  if (isBack && !isKept) setBack(false);
  return isBack;
}

/**
 * The same for a form that begins with its draft, and how to discard that. `round` is the form's key: it begins anew when the words
 * are discarded.
 */
export function useTypedBack(isKept: boolean, drop: () => void) {
  const isBack = useIsBack(isKept);
  const [round, setRound] = useState(0);
  const discard = () => {
    drop();
    setRound((before) => before + 1);
  };
  return { isBack, discard, round };
}
