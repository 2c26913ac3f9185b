import { useEffect, useState } from 'react';
import { type CivilMonth } from '../month-grid/index';

/** How long in ms a month slides away before the next one stands in its place [UI-132]. */
export const slideTime = 500;

export type SlideDirection = 'forward' | 'back';

interface SlidingMonth {
  month: CivilMonth;
  /** Where the month in view is sliding to, while it does. */
  sliding: SlideDirection | null;
  goTo: (month: CivilMonth) => void;
}

const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A month that slides for 500 ms and then changes; at once for people who want no motion [UI-132, UI-133]. */
export function useSlidingMonth(start: CivilMonth): SlidingMonth {
  const [month, setMonth] = useState(start);
  const [target, setTarget] = useState<CivilMonth | null>(null);

  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => {
      setMonth(target);
      setTarget(null);
    }, slideTime);
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
