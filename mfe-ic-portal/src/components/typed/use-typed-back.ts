import { useState } from 'react';

/**
 * Whether words of before stand in a form that begins with its draft. Takes whether a draft is kept; once none is, because it was
 * saved or discarded, what is typed next is no longer of before. `round` is the form's key: it begins anew when they are discarded.
 */
export function useTypedBack(isKept: boolean, drop: () => void) {
  const [isBack, setBack] = useState(isKept);
  const [round, setRound] = useState(0);
  if (isBack && !isKept) setBack(false);
  const discard = () => {
    drop();
    setRound((before) => before + 1);
  };
  return { isBack: isBack && isKept, discard, round };
}
