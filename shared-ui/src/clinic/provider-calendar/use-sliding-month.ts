import { useEffect, useState } from 'react';
import { type CivilMonth } from '@scanharbor/shared-contracts/domain/civil-date';

/** Duration in ms of the slide from one month to the next [UI-132]. */
export const slideMs = 500;

export type SlideDirection = 'forward' | 'back';

interface SlidingMonth {
  month: CivilMonth;
  /** Direction of the current slide. */
  sliding: SlideDirection | null;
  goTo: (month: CivilMonth) => void;
}

const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Changes the month after a slide of 500 ms, or immediately when the user prefers reduced motion [UI-132, UI-133]. */
export function useSlidingMonth(start: CivilMonth): SlidingMonth {
  const [month, setMonth] = useState(start);
  const [target, setTarget] = useState<CivilMonth | null>(null);

  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => {
      setMonth(target);
      setTarget(null);
    }, slideMs);
    return () => clearTimeout(timer);
  }, [target]);

  const goTo = (next: CivilMonth): void => {
    if (next === month) return;
    if (prefersCalm()) setMonth(next);
    else setTarget(next);
  };
  const sliding = target === null ? null : target > month ? 'forward' : 'back';
  return { month, sliding, goTo };
}
