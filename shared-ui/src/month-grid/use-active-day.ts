import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CivilDate, type CivilMonth, monthOf } from './civil-date';
import { dayForKey } from './day-moves';

interface ActiveDay {
  /** The one day of the month that Tab reaches. */
  active: CivilDate;
  gridRef: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  setActive: (date: CivilDate) => void;
}

interface Wishes {
  month: CivilMonth;
  preferred: readonly (CivilDate | undefined)[];
  mayShow: (month: CivilMonth) => boolean;
  onMonthChange: (month: CivilMonth) => void;
}

/** One tab stop in a month: the day last reached, else the first preferred day in sight, else the first day. */
export function useActiveDay({ month, preferred, mayShow, onMonthChange }: Wishes): ActiveDay {
  const [reached, setReached] = useState<CivilDate>();
  const moveFocus = useRef(false);
  const gridRef = useRef<HTMLTableElement>(null);
  const active = [reached, ...preferred].find((date) => date !== undefined && monthOf(date) === month) ?? `${month}-01`;

  useEffect(() => {
    // The month may follow later than the key: a calendar may slide first.
    if (!moveFocus.current || active !== reached) return;
    moveFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  }, [active, reached, month]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayForKey(active, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    if (!mayShow(monthOf(next))) return;
    moveFocus.current = true;
    setReached(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
  };

  return { active, gridRef, onKeyDown, setActive: setReached };
}
